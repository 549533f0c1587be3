import UIKit

extension UIImage {
  /// Returns the image rotated to the right. The method can be called on any thread.
  ///
  /// - Parameter turns: The number of quarter turns.
  func rotated(byQuarterTurns turns: Int) -> UIImage {
    let turns = turns & 3
    guard turns != 0 else { return self }
    let rotatedSize = turns == 2 ? size : CGSize(width: size.height, height: size.width)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: rotatedSize, format: format).image { context in
      // The sine and the cosine are exact, so that pixels are not blended.
      let (cosine, sine) = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][turns]
      context.cgContext.concatenate(
        CGAffineTransform(
          a: cosine, b: sine, c: -sine, d: cosine, tx: rotatedSize.width / 2, ty: rotatedSize.height / 2))
      draw(in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
  }
}
