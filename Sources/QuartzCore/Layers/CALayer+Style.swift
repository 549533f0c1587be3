import CoreGraphics
import Foundation

// Properties that nothing overrides: set directly, with the same cost and the same actions as those in the class.
extension CALayer {
}
