import CoreGraphics
import Foundation

// Properties that no subclass overrides.
extension CALayer {
}
