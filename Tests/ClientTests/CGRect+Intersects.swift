import Foundation
import UIKit

// What docs/differences.md offers to code that counts on Core Graphics' answer: a member of the module itself comes before
// Foundation's in all of the module's files, whatever they import.
extension CGRect {
  func intersects(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
