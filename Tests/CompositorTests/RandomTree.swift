import CoreGraphics
import Foundation
import QuartzCore

/// A random layer tree, to which random changes are made.
@MainActor
struct RandomTree {
  var random: SeededRandom
  let root = CALayer()
  private(set) var layers: [CALayer] = []
  private var scrolls: [CALayer] = []
  private let images: [CGImage]
  /// The features that random layers may use.
  var allowsTransforms = true
  var allowsShadows = true
  var allowsFractions = true
  /// Indicates whether some layers contain letters that they drew themselves.
  var allowsLetters = false
  /// Indicates whether some layers blur what is behind them.
  var allowsBackdrops = false
  /// Indicates whether some layers show their content in one color.
  var allowsSilhouettes = false

  init(seed: UInt64, width: CGFloat, height: CGFloat) {
    random = SeededRandom(seed)
    images = [
      Pixels.photo(24, 24), Pixels.photo(60, 40, seed: 2),
      Pixels.image(16, 16, hasAlpha: true) { x, y in UInt32(x * 16) << 24 | 0x00FF_8020 | UInt32(y) },
      Pixels.photo(7, 13, seed: 3),
    ]
    root.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    root.position = CGPoint(x: width / 2, y: height / 2)
    root.backgroundColor = CGColor(red: 0.9, green: 0.9, blue: 0.85, alpha: 1)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func chance(_ one: Int, in many: Int) -> Bool { int(1...many) <= one }

  mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    let whole = CGFloat(int(range))
    return allowsFractions && chance(1, in: 4) ? whole + CGFloat(int(0...15)) / 16 : whole
  }

  mutating func color() -> CGColor {
    func part(_ value: Int) -> CGFloat { CGFloat(value) / 10 }
    return CGColor(
      red: part(int(0...10)), green: part(int(0...10)), blue: part(int(0...10)),
      alpha: chance(1, in: 4) ? part(int(1...9)) : 1)
  }

  mutating func filter() -> BackdropFilter {
    let radius = Double(int(0...14)) / 2
    let isMaterial = chance(1, in: 2)
    return BackdropFilter(
      radius: radius, curve: [0.9, 0.83, 0.925, 0.815], curveAmount: isMaterial ? 0.75 : 0, saturation: 1.5,
      brightness: isMaterial ? 0.1 : 0, tint: isMaterial ? SIMD4() : [0.3, 0.3, 0.3, 0.3])
  }

  /// Adds a number of layers.
  mutating func grow(_ count: Int) {
    for _ in 0..<count { add() }
  }

  /// Adds a scroll view with many sublayers, a layer above it, and a layer that remains inside it.
  mutating func growScrolling(_ count: Int) {
    let scroll = CALayer()
    scroll.frame = CGRect(x: length(0...8), y: length(0...8), width: 84, height: 60)
    scroll.masksToBounds = true
    scroll.backgroundColor = chance(2, in: 3) ? color() : nil
    scroll.cornerRadius = chance(1, in: 3) ? 9 : 0
    scroll.borderWidth = chance(1, in: 3) ? 2 : 0
    scroll.borderColor = color()
    if chance(1, in: 3) { addTo(root, at: CGRect(x: 10, y: 10, width: 30, height: 20)) }
    root.addSublayer(scroll)
    scrolls.append(scroll)
    for index in 0..<count {
      addTo(scroll, at: CGRect(x: (index % 3) * 28, y: index / 3 * 26 - 40, width: 24, height: 22))
    }
    if chance(1, in: 2) { addTo(root, at: CGRect(x: 0, y: 0, width: 96, height: 12)) }
  }

  private mutating func addTo(_ parent: CALayer, at frame: CGRect) {
    let layer = makeLayer()
    layer.frame = frame
    style(layer)
    layers.append(layer)
    parent.addSublayer(layer)
  }

  /// Scrolls the layers of `growScrolling`.
  mutating func scroll() {
    guard let scroll = scrolls.first else { return }
    var bounds = scroll.bounds
    bounds.origin.x += chance(1, in: 5) ? length(-8...8) : 0
    bounds.origin.y += length(-14...16)
    scroll.bounds = bounds
  }

  mutating func add() {
    let parent = layers.isEmpty || chance(1, in: 3) ? root : layers[int(0...layers.count - 1)]
    let layer = makeLayer()
    place(layer)
    style(layer)
    layers.append(layer)
    if chance(1, in: 4) { scrolls.append(layer); layer.masksToBounds = true }
    if chance(1, in: 5), let count = parent.sublayers?.count {
      parent.insertSublayer(layer, at: UInt32(int(0...count)))
    } else {
      parent.addSublayer(layer)
    }
  }

  private func makeLayer() -> CALayer { allowsLetters ? LetterLayer() : CALayer() }

  mutating func place(_ layer: CALayer) {
    let size = CGSize(width: length(0...70), height: length(0...60))
    layer.bounds = CGRect(origin: layer.bounds.origin, size: size)
    layer.position = CGPoint(x: length(-5...90), y: length(-5...70))
  }

  mutating func style(_ layer: CALayer) {
    layer.backgroundColor = chance(2, in: 3) ? color() : nil
    layer.contents = chance(1, in: 3) ? images[int(0...images.count - 1)] : nil
    if let letters = layer as? LetterLayer, chance(2, in: 3) {
      layer.contents = nil
      letters.write(int(1...1000), color: color(), scale: CGFloat(int(1...2)))
    }
    if allowsBackdrops { layer.backdropFilter = chance(1, in: 3) ? filter() : nil }
    layer.cornerRadius = chance(1, in: 3) ? CGFloat(int(1...20)) : 0
    if chance(1, in: 8) { layer.maskedCorners = CACornerMask(rawValue: UInt(int(0...15))) }
    layer.borderWidth = chance(1, in: 5) ? CGFloat(int(1...6)) : 0
    layer.borderColor = color()
    layer.masksToBounds = chance(1, in: 4)
    layer.opacity = chance(1, in: 4) ? Float(int(0...9)) / 10 : 1
    layer.isHidden = chance(1, in: 14)
    if allowsShadows, chance(1, in: 8) {
      layer.shadowOpacity = Float(int(1...10)) / 10
      layer.shadowColor = color()
      layer.shadowRadius = CGFloat(int(0...4))
      layer.shadowOffset = CGSize(width: int(-4...4), height: int(-4...4))
    } else {
      layer.shadowOpacity = 0
    }
    if chance(1, in: 12) {
      let mask = CALayer()
      mask.backgroundColor = color()
      mask.cornerRadius = CGFloat(int(0...12))
      mask.bounds = CGRect(x: 0, y: 0, width: int(10...60), height: int(10...60))
      mask.position = CGPoint(x: int(0...40), y: int(0...40))
      layer.mask = mask
    } else {
      layer.mask = nil
    }
    if allowsSilhouettes { layer.silhouetteColor = chance(1, in: 4) ? color() : nil }
    transform(layer)
  }

  mutating func transform(_ layer: CALayer) {
    layer.transform = CATransform3DIdentity
    layer.sublayerTransform = CATransform3DIdentity
    guard allowsTransforms, chance(1, in: 4) else { return }
    switch int(0...5) {
    case 0, 1: layer.transform = CATransform3DMakeRotation(CGFloat(int(-30...30)) / 10, 0, 0, 1)
    case 2: layer.transform = CATransform3DMakeScale(CGFloat(int(2...18)) / 10, CGFloat(int(2...18)) / 10, 1)
    case 3: layer.transform = CATransform3DMakeTranslation(CGFloat(int(-9...9)), CGFloat(int(-9...9)), 0)
    case 4: layer.transform = CATransform3DMakeRotation(CGFloat(int(-12...12)) / 10, 0, 1, 0)
    default:
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 150
      layer.sublayerTransform = perspective
    }
  }

  /// Performs one random change.
  mutating func change() {
    let layer = layers.isEmpty ? root : layers[int(0...layers.count - 1)]
    switch int(0...12) {
    case 0...3:
      guard let scroll = scrolls.last else { return place(layer) }
      let one = chance(1, in: 2) ? scroll : scrolls[int(0...scrolls.count - 1)]
      var bounds = one.bounds
      bounds.origin.x += chance(1, in: 3) ? length(-8...8) : 0
      bounds.origin.y += length(-12...12)
      one.bounds = bounds
    case 4: place(layer)
    case 5: style(layer)
    case 6: transform(layer)
    case 7: add()
    case 8:
      guard layers.count > 3 else { return add() }
      layer.removeFromSuperlayer()
      layers.removeAll { $0 === layer }
      scrolls.removeAll { $0 === layer }
    case 9:
      guard let parent = layer.superlayer, let count = parent.sublayers?.count else { return }
      layer.removeFromSuperlayer()
      parent.insertSublayer(layer, at: UInt32(int(0...count - 1)))
    case 10: layer.isHidden.toggle()
    case 11: layer.opacity = Float(int(0...10)) / 10
    default: layer.position.x += CGFloat(int(-10...10))
    }
  }
}
