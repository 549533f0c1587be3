import Foundation
import UIKit

// The solution in docs/differences.md for code that relies on Core Graphics' result: a member in the module itself
// takes precedence over Foundation's in all files of the module, regardless of their imports.
extension CGRect {
  func intersects(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
