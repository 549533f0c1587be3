import Foundation

/// An object of a higher module that stands for a value which layers know: a colour for its `CGColor`, an image for its
/// `CGImage`, a path object for its `CGPath`. Lets `fromValue`, `contents` and key-value coding take it as it is.
package protocol LayerValueConvertible {
  /// The `CGColor`, `CGImage` or `CGPath`, or nil if there is none.
  var layerValue: Any? { get }
}
