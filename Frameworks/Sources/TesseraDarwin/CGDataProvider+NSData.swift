import CoreGraphics
import Foundation

extension CGDataProvider {
  /// Creates a provider from an object of the class that is interchangeable with `CFData` on iOS.
  ///
  /// - Parameter data: The bytes.
  public convenience init?(data: NSData) { self.init(data: data as Data) }
}
