import Foundation

/// An object of UIKit that represents a value of Core Graphics: a color for its `CGColor`, an image for its `CGImage`,
/// a path object for its `CGPath`. `fromValue`, `contents` and key-value coding accept it directly.
package protocol LayerValueConvertible {
  /// The `CGColor`, `CGImage` or `CGPath`, or nil if the object has none.
  var layerValue: Any? { get }
}
