import Foundation

/// Reads the data of an SVG path (the attribute `d`). Reading ends at the first error, as in browsers.
struct SVGPathReader {
  /// The path up to the first error.
  private(set) var path = CGMutablePath()
  private let bytes: [UInt8]
  private var position = 0
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of the previous curve, for the commands `S` and `T`, and the kind of that curve.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// Reads path data.
  ///
  /// - Parameter text: The path data, such as `M0 0L10 10Z`.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var command: UInt8 = 0
    while true {
      skipSeparators()
      guard position < bytes.count else { return }
      if Self.isLetter(bytes[position]) {
        command = bytes[position]
        position += 1
      } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
        return
      }
      guard execute(command) else { return }
      // Further pairs of numbers after a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }

  private mutating func execute(_ command: UInt8) -> Bool {
    let isRelative = command >= 97
    let origin = isRelative ? current : .zero
    let previousControl = control
    control = nil
    switch UnicodeScalar(command | 0x20) {
    case "m":
      guard let point = readPoint(from: origin) else { return false }
      path.move(to: point)
      (current, start) = (point, point)
    case "z":
      guard !path.isEmpty else { return false }
      path.closeSubpath()
      current = start
    case "l":
      guard let point = readPoint(from: origin) else { return false }
      addLine(point)
    case "h":
      guard let x = readNumber() else { return false }
      addLine(CGPoint(x: origin.x + x, y: current.y))
    case "v":
      guard let y = readNumber() else { return false }
      addLine(CGPoint(x: current.x, y: origin.y + y))
    case "c":
      guard let first = readPoint(from: origin), let second = readPoint(from: origin), let end = readPoint(from: origin)
      else { return false }
      addCurve(first, second, end)
    case "s":
      guard let second = readPoint(from: origin), let end = readPoint(from: origin) else { return false }
      addCurve(previousControl.map { $0.isCubic ? mirrored($0.point) : current } ?? current, second, end)
    case "q":
      guard let control = readPoint(from: origin), let end = readPoint(from: origin) else { return false }
      addQuadraticCurve(control, end)
    case "t":
      guard let end = readPoint(from: origin) else { return false }
      addQuadraticCurve(previousControl.map { $0.isCubic ? current : mirrored($0.point) } ?? current, end)
    case "a":
      guard let width = readNumber(), let height = readNumber(), let rotation = readNumber(), let isLarge = readFlag(),
        let isClockwise = readFlag(), let end = readPoint(from: origin)
      else { return false }
      addArc(CGSize(width: abs(width), height: abs(height)), rotation * .pi / 180, isLarge, isClockwise, end)
    default: return false
    }
    return true
  }

  // MARK: Segments

  private func mirrored(_ point: CGPoint) -> CGPoint {
    CGPoint(x: 2 * current.x - point.x, y: 2 * current.y - point.y)
  }

  /// Begins a subpath if data begins without a move, so that the path remains valid.
  private mutating func beginSubpathIfNeeded() { if path.isEmpty { path.move(to: current) } }

  private mutating func addLine(_ point: CGPoint) {
    beginSubpathIfNeeded()
    path.addLine(to: point)
    current = point
  }

  private mutating func addCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    beginSubpathIfNeeded()
    path.addCurve(to: end, control1: first, control2: second)
    control = (second, true)
    current = end
  }

  private mutating func addQuadraticCurve(_ middle: CGPoint, _ end: CGPoint) {
    beginSubpathIfNeeded()
    path.addQuadCurve(to: end, control: middle)
    control = (middle, false)
    current = end
  }

  /// Adds an elliptical arc as cubic curves (SVG 1.1, appendix F.6).
  private mutating func addArc(_ radii: CGSize, _ angle: CGFloat, _ isLarge: Bool, _ isClockwise: Bool, _ end: CGPoint)
  {
    guard radii.width > 0, radii.height > 0, current != end else { return addLine(end) }
    let (cosine, sine) = (cos(angle), sin(angle))
    let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    var (rx, ry) = (radii.width, radii.height)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let divisor = rx * rx * y * y + ry * ry * x * x
    var factor = divisor > 0 ? max(0, rx * rx * ry * ry / divisor - 1).squareRoot() : 0
    if isLarge == isClockwise { factor = -factor }
    let (middleX, middleY) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = CGPoint(
      x: cosine * middleX - sine * middleY + (current.x + end.x) / 2,
      y: sine * middleX + cosine * middleY + (current.y + end.y) / 2)
    let startAngle = atan2((y - middleY) / ry, (x - middleX) / rx)
    var sweep = atan2((-y - middleY) / ry, (-x - middleX) / rx) - startAngle
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 0.001).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handleLength = 4 / 3 * tan(step / 4)
    func mapped(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + cosine * x * rx - sine * y * ry, y: center.y + sine * x * rx + cosine * y * ry)
    }
    beginSubpathIfNeeded()
    for index in 0..<count {
      let (first, last) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      path.addCurve(
        to: index == count - 1 ? end : mapped(cos(last), sin(last)),
        control1: mapped(cos(first) - handleLength * sin(first), sin(first) + handleLength * cos(first)),
        control2: mapped(cos(last) + handleLength * sin(last), sin(last) - handleLength * cos(last)))
    }
    current = end
  }

  // MARK: Numbers

  private mutating func skipSeparators() {
    while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",") { position += 1 }
  }

  private mutating func readPoint(from origin: CGPoint) -> CGPoint? {
    guard let x = readNumber(), let y = readNumber() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// Reads a flag of an arc. No separator is required after it.
  private mutating func readFlag() -> Bool? {
    skipSeparators()
    guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else { return nil }
    position += 1
    return bytes[position - 1] == 0x31
  }

  private mutating func readNumber() -> CGFloat? {
    skipSeparators()
    let start = position
    var hasPoint = false
    var hasExponent = false
    var hasDigits = false
    while position < bytes.count {
      switch bytes[position] {
      case 0x30...0x39: hasDigits = true
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        let isStart = position == start || bytes[position - 1] | 0x20 == UInt8(ascii: "e")
        if !isStart { return parseNumber(from: start) }
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { return parseNumber(from: start) }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if hasExponent || !hasDigits { return parseNumber(from: start) }
        hasExponent = true
      default: return parseNumber(from: start)
      }
      position += 1
    }
    return parseNumber(from: start)
  }

  private func parseNumber(from start: Int) -> CGFloat? {
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite, abs(value) < 1e9
    else {
      return nil
    }
    return CGFloat(value)
  }
}
