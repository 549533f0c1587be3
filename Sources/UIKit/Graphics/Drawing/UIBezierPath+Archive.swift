import CoreGraphics
import Foundation

extension UIBezierPath {
  private enum Key {
    static let elements = "UIBezierPathElements"
    static let lineWidth = "UIBezierPathLineWidth"
    static let lineCapStyle = "UIBezierPathLineCapStyle"
    static let lineJoinStyle = "UIBezierPathLineJoinStyle"
    static let miterLimit = "UIBezierPathMiterLimit"
    static let flatness = "UIBezierPathFlatness"
    static let usesEvenOddFillRule = "UIBezierPathUsesEvenOddFillRule"
    static let dashPattern = "UIBezierPathDashPattern"
    static let dashPhase = "UIBezierPathDashPhase"
  }

  /// Encodes the elements as one text, with a letter and the coordinates of each.
  final func encodeValues(with coder: NSCoder) {
    var words: [String] = []
    func add(_ letter: String, _ points: CGPoint...) {
      words.append(letter)
      for point in points { words += ["\(Double(point.x))", "\(Double(point.y))"] }
    }
    mutablePath.storage.forEach {
      switch $0 {
      case .move(let point): add("M", point)
      case .line(_, let end): add("L", end)
      case .quad(_, let control, let end): add("Q", control, end)
      case .curve(_, let control1, let control2, let end): add("C", control1, control2, end)
      case .close: add("Z")
      }
    }
    coder.encodeString(words.joined(separator: " "), forKey: Key.elements)
    coder.encode(Double(lineWidth), forKey: Key.lineWidth)
    coder.encode(Int(lineCapStyle.rawValue), forKey: Key.lineCapStyle)
    coder.encode(Int(lineJoinStyle.rawValue), forKey: Key.lineJoinStyle)
    coder.encode(Double(miterLimit), forKey: Key.miterLimit)
    coder.encode(Double(flatness), forKey: Key.flatness)
    coder.encode(usesEvenOddFillRule, forKey: Key.usesEvenOddFillRule)
    guard !dashPattern.isEmpty else { return }
    coder.encodeString(dashPattern.map { "\(Double($0))" }.joined(separator: " "), forKey: Key.dashPattern)
    coder.encode(Double(dashPhase), forKey: Key.dashPhase)
  }

  /// Decodes what `encodeValues(with:)` wrote. Elements after one that cannot be read are left out.
  final func decodeValues(from coder: NSCoder) {
    var words = (coder.decodeString(forKey: Key.elements) ?? "").split(separator: " ")[...]
    func point() -> CGPoint? {
      // `Double` also reads "nan" and "inf".
      guard words.count > 1, let x = Double(words.removeFirst()), let y = Double(words.removeFirst()), x.isFinite,
        y.isFinite
      else {
        return nil
      }
      return CGPoint(x: x, y: y)
    }
    loop: while let letter = words.popFirst() {
      switch letter {
      case "M":
        guard let end = point() else { break loop }
        move(to: end)
      case "L":
        guard let end = point() else { break loop }
        addLine(to: end)
      case "Q":
        guard let control = point(), let end = point() else { break loop }
        addQuadCurve(to: end, controlPoint: control)
      case "C":
        guard let control1 = point(), let control2 = point(), let end = point() else { break loop }
        addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
      case "Z": close()
      default: break loop
      }
    }
    lineWidth = coder.decodeNumber(forKey: Key.lineWidth) ?? lineWidth
    miterLimit = coder.decodeNumber(forKey: Key.miterLimit) ?? miterLimit
    flatness = coder.decodeNumber(forKey: Key.flatness) ?? flatness
    lineCapStyle = CGLineCap(rawValue: Int32(clamping: coder.decodeInt(forKey: Key.lineCapStyle))) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: Int32(clamping: coder.decodeInt(forKey: Key.lineJoinStyle))) ?? .miter
    usesEvenOddFillRule = coder.decodeFlag(forKey: Key.usesEvenOddFillRule)
    guard let pattern = coder.decodeString(forKey: Key.dashPattern) else { return }
    let lengths = pattern.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    setLineDash(lengths, count: lengths.count, phase: coder.decodeNumber(forKey: Key.dashPhase) ?? 0)
  }
}
