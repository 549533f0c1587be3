import CoreGraphics
import Foundation

package struct TextShadow {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}
