import Foundation

/// A UIKit object that represents a value of Core Graphics, such as a color, an image or a path. `fromValue`,
/// `contents` and key-value coding accept such objects.
package protocol LayerValueConvertible {
  /// The object's `CGColor`, `CGImage` or `CGPath`, or nil if the object has none.
  var layerValue: Any? { get }
}
