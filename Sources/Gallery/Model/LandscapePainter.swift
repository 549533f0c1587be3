import UIKit

/// Draws the sample photos. Each consists of a sky, a sun or moon, and ridges.
struct LandscapePainter {
  let context: CGContext
  let size: CGSize

  func paint(_ photo: SamplePhoto) {
    var random = SeededRandom(seed: UInt64(photo.number) &* 7919 &+ UInt64(photo.scene.hashOfName))
    let palette = Palette(photo.scene, random.next(in: 0...1))
    sky(palette)
    light(palette, &random)
    switch photo.scene {
    case .night: stars(&random)
    case .ocean: return waves(palette, &random)
    case .city: return skyline(palette, &random)
    default: break
    }
    ridges(photo.scene, palette, &random)
  }

  private func sky(_ palette: Palette) {
    let colors = [palette.zenith.cgColor, palette.horizon.cgColor]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]) else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.75), options: .drawsAfterEndLocation)
  }

  private func light(_ palette: Palette, _ random: inout SeededRandom) {
    let center = CGPoint(x: size.width * random.next(in: 0.2...0.8), y: size.height * random.next(in: 0.2...0.45))
    let radius = min(size.width, size.height) * random.next(in: 0.05...0.09)
    let glow = [palette.light.withAlphaComponent(0.7).cgColor, palette.light.withAlphaComponent(0).cgColor]
    if let gradient = CGGradient(colorsSpace: nil, colors: glow as CFArray, locations: [0, 1]) {
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: radius * 0.8, endCenter: center, endRadius: radius * 5, options: [])
    }
    context.setFillColor(palette.light.cgColor)
    context.fillEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func stars(_ random: inout SeededRandom) {
    for _ in 0..<160 {
      let radius = size.width * random.next(in: 0.0006...0.0022)
      let point = CGPoint(x: size.width * random.next(in: 0...1), y: size.height * random.next(in: 0...0.7))
      context.setFillColor(UIColor(white: 1, alpha: random.next(in: 0.3...1)).cgColor)
      context.fillEllipse(in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }

  private func ridges(_ scene: SamplePhoto.Scene, _ palette: Palette, _ random: inout SeededRandom) {
    let layers = 4
    for layer in 0..<layers {
      let depth = CGFloat(layer) / CGFloat(layers - 1)
      let base = size.height * (0.5 + 0.36 * depth)
      let height = size.height * (scene == .mountains ? 0.22 : 0.10) * (1.15 - 0.5 * depth)
      context.setFillColor(palette.ridge(depth).cgColor)
      context.addPath(ridge(base: base, height: height, rough: scene != .dunes, &random))
      context.fillPath()
      if scene == .forest { drawTrees(base: base, depth: depth, palette, &random) }
    }
  }

  /// Returns the path of a ridge. A rough ridge is computed by midpoint displacement, and a smooth one as a sum of
  /// sines.
  private func ridge(base: CGFloat, height: CGFloat, rough: Bool, _ random: inout SeededRandom) -> CGPath {
    let steps = 128
    var line = [CGFloat](repeating: 0, count: steps + 1)
    if rough {
      line[0] = random.next(in: -1...1)
      line[steps] = random.next(in: -1...1)
      var span = steps
      var amplitude: CGFloat = 1
      while span > 1 {
        for left in stride(from: 0, to: steps, by: span) {
          let midpoint = (line[left] + line[left + span]) / 2
          line[left + span / 2] = midpoint + random.next(in: -amplitude...amplitude)
        }
        span /= 2
        amplitude *= 0.52
      }
    } else {
      let phases = (0..<3).map { _ in random.next(in: 0...6.28) }
      for index in 0...steps {
        let x = CGFloat(index) / CGFloat(steps)
        line[index] = 0.7 * sin(4 * x + phases[0]) + 0.3 * sin(9 * x + phases[1]) + 0.06 * sin(31 * x + phases[2])
      }
    }
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for (index, value) in line.enumerated() {
      path.addLine(to: CGPoint(x: size.width * CGFloat(index) / CGFloat(steps), y: base - height * value))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.closeSubpath()
    return path
  }

  private func drawTrees(base: CGFloat, depth: CGFloat, _ palette: Palette, _ random: inout SeededRandom) {
    let path = CGMutablePath()
    for _ in 0..<34 {
      let x = size.width * random.next(in: -0.02...1.02)
      let y = base + size.height * random.next(in: -0.04...0.1)
      let height = size.height * random.next(in: 0.08...0.16) * (0.5 + depth)
      path.move(to: CGPoint(x: x, y: y - height))
      path.addLine(to: CGPoint(x: x + height * 0.22, y: y))
      path.addLine(to: CGPoint(x: x - height * 0.22, y: y))
      path.closeSubpath()
    }
    context.addPath(path)
    context.fillPath()
  }

  private func waves(_ palette: Palette, _ random: inout SeededRandom) {
    for layer in 0..<7 {
      let depth = CGFloat(layer) / 6
      let base = size.height * (0.55 + 0.4 * depth)
      let swell = size.height * (0.004 + 0.02 * depth)
      let phase = random.next(in: 0...6.28)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: size.height))
      for index in 0...96 {
        let x = CGFloat(index) / 96
        path.addLine(to: CGPoint(x: size.width * x, y: base + swell * sin(x * (34 - 18 * depth) + phase)))
      }
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.closeSubpath()
      context.setFillColor(palette.ridge(depth).cgColor)
      context.addPath(path)
      context.fillPath()
    }
  }

  private func skyline(_ palette: Palette, _ random: inout SeededRandom) {
    for layer in 0..<3 {
      let depth = CGFloat(layer) / 2
      var x: CGFloat = -0.02
      while x < 1 {
        let width = random.next(in: 0.04...0.11)
        let top = 0.72 - random.next(in: 0.05...0.34) * (1 - 0.4 * depth) + 0.12 * depth
        let house = CGRect(
          x: size.width * x, y: size.height * top, width: size.width * width, height: size.height * (1 - top))
        context.setFillColor(palette.ridge(depth).cgColor)
        context.fill(house)
        if layer > 0 { windows(of: house, palette, &random) }
        x += width + random.next(in: 0...0.015)
      }
    }
  }

  private func windows(of house: CGRect, _ palette: Palette, _ random: inout SeededRandom) {
    let pane = size.width * 0.007
    context.setFillColor(palette.light.withAlphaComponent(0.8).cgColor)
    for y in stride(from: house.minY + 2 * pane, to: house.maxY, by: 3 * pane) {
      for x in stride(from: house.minX + pane, to: house.maxX - 1.5 * pane, by: 2.2 * pane)
      where random.next(in: 0...1) < 0.35 {
        context.fill(CGRect(x: x, y: y, width: pane, height: pane * 1.4))
      }
    }
  }
}

extension SamplePhoto.Scene {
  /// A hash of the name. Unlike `hashValue`, the hash is the same each time the application runs.
  fileprivate var hashOfName: Int { rawValue.utf8.reduce(17) { ($0 &* 31 &+ Int($1)) & 0xffff } }
}

/// The colors of a sample photo, which depend on its scene and its variant.
private struct Palette {
  let zenith: UIColor
  let horizon: UIColor
  let light: UIColor
  private let farColor: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat)
  private let nearColor: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat)

  init(_ scene: SamplePhoto.Scene, _ variant: CGFloat) {
    func color(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
      UIColor(hue: hue - hue.rounded(.down), saturation: saturation, brightness: brightness, alpha: 1)
    }
    let shift = 0.06 * (variant - 0.5)
    switch scene {
    case .dunes:
      zenith = color(0.57 + shift, 0.45, 0.85)
      horizon = color(0.09 + shift, 0.30, 0.98)
      light = color(0.13, 0.18, 1)
      farColor = (0.08 + shift, 0.45, 0.90)
      nearColor = (0.05 + shift, 0.70, 0.48)
    case .mountains:
      zenith = color(0.60 + shift, 0.60, 0.72)
      horizon = color(0.95 + 2 * shift, 0.28, 0.98)
      light = color(0.10, 0.20, 1)
      farColor = (0.62 + shift, 0.30, 0.75)
      nearColor = (0.64 + shift, 0.55, 0.22)
    case .ocean:
      zenith = color(0.55 + shift, 0.50, 0.88)
      horizon = color(0.08 + 2 * shift, 0.35, 1)
      light = color(0.12, 0.22, 1)
      farColor = (0.53 + shift, 0.40, 0.80)
      nearColor = (0.58 + shift, 0.80, 0.30)
    case .forest:
      zenith = color(0.52 + shift, 0.30, 0.90)
      horizon = color(0.17 + shift, 0.20, 0.98)
      light = color(0.15, 0.15, 1)
      farColor = (0.40 + shift, 0.25, 0.72)
      nearColor = (0.38 + shift, 0.65, 0.18)
    case .city:
      zenith = color(0.68 + shift, 0.60, 0.35)
      horizon = color(0.03 + 2 * shift, 0.55, 0.95)
      light = color(0.12, 0.45, 1)
      farColor = (0.74 + shift, 0.35, 0.50)
      nearColor = (0.70 + shift, 0.50, 0.14)
    case .night:
      zenith = color(0.66 + shift, 0.75, 0.16)
      horizon = color(0.60 + shift, 0.60, 0.45)
      light = color(0.14, 0.08, 1)
      farColor = (0.62 + shift, 0.50, 0.30)
      nearColor = (0.64 + shift, 0.60, 0.07)
    }
  }

  /// Returns the color of a ridge at a depth between 0 (far) and 1 (near).
  func ridge(_ depth: CGFloat) -> UIColor {
    let interpolate = { (a: CGFloat, b: CGFloat) in a + (b - a) * depth }
    let hue = interpolate(farColor.hue, nearColor.hue)
    return UIColor(
      hue: hue - hue.rounded(.down), saturation: interpolate(farColor.saturation, nearColor.saturation),
      brightness: interpolate(farColor.brightness, nearColor.brightness), alpha: 1)
  }
}
