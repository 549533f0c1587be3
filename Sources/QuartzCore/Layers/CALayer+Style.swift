import CoreGraphics
import Foundation

// The properties and methods that no subclass overrides.
extension CALayer {
}
