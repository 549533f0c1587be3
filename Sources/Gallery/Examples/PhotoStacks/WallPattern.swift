import UIKit

/// An image of a dark rough wall that can be repeated without visible seams.
enum WallPattern {
  static let image: UIImage = {
    let side = 96
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      UIColor(white: 0.25, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      // The specks are drawn from a fixed sequence, so that the wall always has the same appearance.
      var seed: UInt32 = 20_120
      func next(_ bound: Int) -> Int {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        return Int(seed >> 8) % bound
      }
      for _ in 0..<2600 {
        let length = CGFloat(1 + next(3))
        UIColor(white: next(2) == 0 ? 0 : 1, alpha: CGFloat(2 + next(5)) / 100).setFill()
        let x = CGFloat(next(side))
        let y = CGFloat(next(side))
        // A speck that crosses the right edge continues at the left edge.
        for shift in [0, CGFloat(side)] where x - shift + length > 0 {
          context.fill(CGRect(x: x - shift, y: y, width: length, height: 1), blendMode: .normal)
        }
      }
    }
  }()
}
