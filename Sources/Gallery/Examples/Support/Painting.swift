import UIKit

/// Small painted landscapes of different proportions, for examples that need pictures.
enum Painting {
  static let count = 24

  /// Returns the width of a painting divided by its height. Any number is valid.
  static func aspectRatio(_ number: Int) -> CGFloat { ratios[index(number) % ratios.count] }

  /// Returns a painting, 240 points wide, from a cache. Any number is valid.
  @MainActor static func image(_ number: Int) -> UIImage {
    let number = index(number)
    if let cached = images[number] { return cached }
    let image = makeImage(number)
    images[number] = image
    return image
  }

  /// Draws a painting. The method can be called on any thread.
  static func makeImage(_ number: Int) -> UIImage {
    let number = index(number)
    let size = CGSize(width: 240, height: (240 / aspectRatio(number)).rounded())
    let format = UIGraphicsImageRendererFormat()
    // The scale is higher, so that the painting is sharp on high-resolution screens and in wide windows.
    format.scale = 2
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { paint(number, size, $0.cgContext) }
  }

  @MainActor private static var images: [Int: UIImage] = [:]
  private static let ratios: [CGFloat] = [1.5, 0.75, 1, 0.66, 1.33, 0.8, 1.78]

  private static func index(_ number: Int) -> Int { ((number % count) + count) % count }

  private static func paint(_ number: Int, _ size: CGSize, _ context: CGContext) {
    let hue = CGFloat(number) / CGFloat(count)
    func color(_ turn: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
      let hue = (hue + turn).truncatingRemainder(dividingBy: 1)
      return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    }
    let sky = [color(0, 0.55, 0.75).cgColor, color(0.12, 0.3, 0.98).cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: sky, locations: [0, 1]) {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.75), options: .drawsAfterEndLocation)
    }
    color(0.15, 0.15, 1).setFill()
    let sun = size.width * (0.35 + 0.3 * CGFloat((number * 7) % 10) / 9)
    context.fillEllipse(in: CGRect(x: sun - 22, y: size.height * 0.22, width: 44, height: 44))
    for hill in 0..<3 {
      color(0.03 * CGFloat(hill), 0.45 + 0.1 * CGFloat(hill), 0.62 - 0.17 * CGFloat(hill)).setFill()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: size.height))
      for x in stride(from: CGFloat(0), through: size.width, by: 8) {
        let wave = sin(x / (50 + 12 * CGFloat(hill)) + CGFloat(number * 3 + hill * 2)) * size.height * 0.06
        path.addLine(to: CGPoint(x: x, y: size.height * (0.58 + 0.14 * CGFloat(hill)) + wave))
      }
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.close()
      path.fill()
    }
  }
}
