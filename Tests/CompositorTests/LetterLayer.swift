import CairoDrawing
import CoreGraphics
import QuartzCore

/// A layer whose content is like text: coverage in one color, without a background.
@preconcurrency @MainActor
final class LetterLayer: CALayer {
  private var seed = 1
  private var color = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The number of colors. Each color has several lines.
  var colors = 1
  var lines = 1

  /// Draws different letters immediately.
  func write(_ seed: Int, color: CGColor, scale: CGFloat) {
    self.seed = seed
    self.color = color
    contentsScale = scale
    setNeedsDisplay()
    displayIfNeeded()
  }

  override func draw(in ctx: CGContext) {
    var random = SeededRandom(UInt64(seed))
    let (width, height) = (ctx.pixels.width, ctx.pixels.height)
    for index in 0..<(colors * lines) {
      let x = Int.random(in: 0..<width, using: &random)
      let y = Int.random(in: 0..<height, using: &random)
      let rect = PixelRect(
        x: x, y: y, width: Int.random(in: 1...(width - x), using: &random),
        height: Int.random(in: 1...(height - y), using: &random))
      let stride = (rect.width + 3) & ~3
      var value: UInt8 = 0
      let coverage = (0..<(stride * rect.height)).map { _ in
        if UInt8.random(in: 0..<3, using: &random) == 0 {
          value = [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
        }
        return value
      }
      let own = index < lines ? color : CGColor(red: 0.8, green: 0.3, blue: 0.1, alpha: 1)
      ctx.fillMask(rect, coverage, stride: stride, color: own)
    }
  }
}
