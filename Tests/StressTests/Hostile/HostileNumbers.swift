import TestSupport
import UIKit

/// Numbers that applications compute by mistake, for example when they divide by zero, among ordinary ones.
struct HostileNumbers {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e19, -1e19, 1e9, -1e9, 1e-300, .greatestFiniteMagnitude, 0, -0.0, -1,
    1, 0.5, 20,
    100,
  ]
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[pick(0...elements.count - 1)] }
  mutating func number() -> Double { pick(Self.numbers) }
  mutating func length() -> CGFloat { CGFloat(number()) }
  mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }
  mutating func size() -> CGSize { CGSize(width: length(), height: length()) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  mutating func flag() -> Bool { pick(0...1) == 0 }
  mutating func transform() -> CATransform3D {
    var result = CATransform3DMakeScale(length(), length(), 1)
    if flag() { result.m34 = length() }
    if flag() { result = CATransform3DRotate(result, length(), length(), 0, 1) }
    return result
  }
  mutating func affineTransform() -> CGAffineTransform {
    CGAffineTransform(a: length(), b: length(), c: length(), d: length(), tx: length(), ty: length())
  }
  mutating func path() -> CGPath {
    let path = CGMutablePath()
    path.move(to: point())
    for _ in 0..<pick(0...4) {
      switch pick(0...4) {
      case 0: path.addLine(to: point())
      case 1: path.addCurve(to: point(), control1: point(), control2: point())
      case 2: path.addRect(rect())
      case 3:
        path.addArc(center: point(), radius: length(), startAngle: length(), endAngle: length(), clockwise: flag())
      default: path.closeSubpath()
      }
    }
    return path
  }
}
