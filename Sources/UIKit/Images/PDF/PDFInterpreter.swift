import CoreGraphics
import Foundation

/// Executes the operators of a content stream.
final class PDFInterpreter {
  private struct State {
    var fillPaint = Paint.color(.black)
    var strokePaint = Paint.color(.black)
    var fillColorSpace = PDFColorSpace.gray
    var strokeColorSpace = PDFColorSpace.gray
    var fillAlpha: CGFloat = 1
    var strokeAlpha: CGFloat = 1
  }

  private enum Paint {
    case color(CGColor)
    case shading(PDFShading, CGAffineTransform)
  }

  private let file: PDFFile
  private let context: CGContext
  private var state = State()
  private var savedStates: [State] = []
  private var path = CGMutablePath()
  private var clipRule: CGPathFillRule?
  private var depth = 0
  /// The number of operators that may still be executed. The limit ends forms that contain themselves.
  private var remainingOperatorCount = 2_000_000

  /// Creates an interpreter.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - context: The context, whose transform is that of the page.
  init(file: PDFFile, context: CGContext) {
    self.file = file
    self.context = context
  }

  /// Executes a content stream.
  ///
  /// - Parameters:
  ///   - data: The content stream.
  ///   - resources: The resources that it names.
  func run(_ data: [UInt8], resources: [String: PDFValue]) {
    var scanner = PDFScanner(data)
    var operands: [PDFValue] = []
    while remainingOperatorCount > 0 {
      scanner.skipSpace()
      guard scanner.position < data.count else { return }
      guard let value = scanner.next() else {
        scanner.position += 1
        continue
      }
      guard case .keyword(let name) = value else {
        if operands.count < 64 { operands.append(value) }
        continue
      }
      remainingOperatorCount -= 1
      if name == "BI" { skipImage(&scanner) } else { execute(name, operands, resources) }
      operands.removeAll(keepingCapacity: true)
    }
  }

  private func skipImage(_ scanner: inout PDFScanner) {
    while scanner.position + 2 < scanner.bytes.count {
      let bytes = scanner.bytes[scanner.position...(scanner.position + 2)]
      scanner.position += 1
      if bytes.first ?? 0 <= 32, Array(bytes.dropFirst()) == Array("EI".utf8) {
        scanner.position += 2
        return
      }
    }
    scanner.position = scanner.bytes.count
  }

  private func execute(_ name: String, _ operands: [PDFValue], _ resources: [String: PDFValue]) {
    let numbers = operands.compactMap { $0.number.map { CGFloat($0) } }
    if addToPath(name, numbers) { return }
    switch name {
    case "f", "F", "B", "b", "f*", "B*", "b*", "S", "s", "n": paint(name)
    case "W": clipRule = .winding
    case "W*": clipRule = .evenOdd
    case "q":
      guard savedStates.count < 200 else { return }
      savedStates.append(state)
      context.saveGState()
    case "Q":
      guard let last = savedStates.popLast() else { return }
      state = last
      context.restoreGState()
    case "cm":
      if let transform = CGAffineTransform(numbers) { context.concatenate(transform) }
    case "w": if let width = numbers.first { context.setLineWidth(max(0, width)) }
    case "J": context.setLineCap([.butt, .round, .square][min(2, max(0, Int(numbers.first ?? 0)))])
    case "j": context.setLineJoin([.miter, .round, .bevel][min(2, max(0, Int(numbers.first ?? 0)))])
    case "M": context.setMiterLimit(max(1, numbers.first ?? 10))
    case "d":
      let lengths = file.numbers(operands.first) ?? []
      context.setLineDash(
        phase: numbers.last ?? 0, lengths: lengths.contains { $0 > 0 } ? lengths.map { max(0, $0) } : [])
    case "gs": setState(file.resolve(resource("ExtGState", operands, resources)).dictionary ?? [:])
    case "Do": draw(resource("XObject", operands, resources), resources)
    case "sh":
      if let shading = PDFShading(file, resource("Shading", operands, resources)) {
        draw(shading, .identity, state.fillAlpha)
      }
    default: setColor(name, numbers, operands, resources)
    }
  }

  private func resource(_ kind: String, _ operands: [PDFValue], _ resources: [String: PDFValue]) -> PDFValue? {
    guard let name = operands.last?.name else { return nil }
    return file.resolve(resources[kind]).dictionary?[name]
  }

  // MARK: Paths

  private func addToPath(_ name: String, _ numbers: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (name, numbers.count) {
    case ("m", 2): path.move(to: point(0))
    case ("l", 2): path.isEmpty ? path.move(to: point(0)) : path.addLine(to: point(0))
    case ("c", 6) where !path.isEmpty: path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("v", 4) where !path.isEmpty: path.addCurve(to: point(2), control1: path.currentPoint, control2: point(0))
    case ("y", 4) where !path.isEmpty: path.addCurve(to: point(2), control1: point(0), control2: point(2))
    case ("h", _): if !path.isEmpty { path.closeSubpath() }
    case ("re", 4):
      path.move(to: point(0))
      path.addLine(to: CGPoint(x: numbers[0] + numbers[2], y: numbers[1]))
      path.addLine(to: CGPoint(x: numbers[0] + numbers[2], y: numbers[1] + numbers[3]))
      path.addLine(to: CGPoint(x: numbers[0], y: numbers[1] + numbers[3]))
      path.closeSubpath()
    default: return false
    }
    return true
  }

  private func paint(_ name: String) {
    defer {
      if let clipRule, !path.isEmpty {
        add(path)
        context.clip(using: clipRule)
      }
      clipRule = nil
      path = CGMutablePath()
    }
    guard !path.isEmpty, name != "n" else { return }
    if name.hasPrefix("s") || name.hasPrefix("b") { path.closeSubpath() }
    if !name.lowercased().hasPrefix("s") { fill(name.hasSuffix("*") ? .evenOdd : .winding) }
    if !name.lowercased().hasPrefix("f") { stroke() }
  }

  private func add(_ path: CGPath) {
    context.beginPath()
    context.addPath(path)
  }

  private func fill(_ rule: CGPathFillRule) {
    switch state.fillPaint {
    case .color(let color):
      context.setFillColor(color.copy(alpha: color.alpha * state.fillAlpha) ?? color)
      add(path)
      context.fillPath(using: rule)
    case .shading(let shading, let transform):
      context.saveGState()
      add(path)
      context.clip(using: rule)
      draw(shading, transform, state.fillAlpha)
      context.restoreGState()
    }
  }

  private func stroke() {
    guard case .color(let color) = state.strokePaint else { return }
    context.setStrokeColor(color.copy(alpha: color.alpha * state.strokeAlpha) ?? color)
    add(path)
    context.strokePath()
  }

  private func draw(_ shading: PDFShading, _ transform: CGAffineTransform, _ alpha: CGFloat) {
    context.saveGState()
    context.setAlpha(alpha)
    context.concatenate(transform)
    shading.draw(in: context)
    context.restoreGState()
  }

  // MARK: State

  private func setState(_ entries: [String: PDFValue]) {
    if let alpha = file.resolve(entries["ca"]).number { state.fillAlpha = CGFloat(min(1, max(0, alpha))) }
    if let alpha = file.resolve(entries["CA"]).number { state.strokeAlpha = CGFloat(min(1, max(0, alpha))) }
    if let width = file.resolve(entries["LW"]).number { context.setLineWidth(CGFloat(max(0, width))) }
    let blendModes: [String: CGBlendMode] = [
      "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Normal": .normal,
    ]
    if let mode = file.resolve(entries["BM"]).name.flatMap({ blendModes[$0] }) { context.setBlendMode(mode) }
  }

  private func setColor(
    _ name: String, _ numbers: [CGFloat], _ operands: [PDFValue], _ resources: [String: PDFValue]
  ) {
    switch name {
    case "g": set(.gray, numbers, isFill: true)
    case "G": set(.gray, numbers, isFill: false)
    case "rg": set(.rgb, numbers, isFill: true)
    case "RG": set(.rgb, numbers, isFill: false)
    case "k": set(.cmyk, numbers, isFill: true)
    case "K": set(.cmyk, numbers, isFill: false)
    case "cs", "CS":
      let namedSpace = file.resolve(resources["ColorSpace"]).dictionary?[operands.last?.name ?? ""]
      let space = PDFColorSpace(file, namedSpace ?? operands.last)
      set(space, space.initialComponents, isFill: name == "cs")
    case "sc", "scn", "SC", "SCN":
      let isFill = name.hasPrefix("s")
      if operands.last?.name != nil {
        setPattern(resource("Pattern", operands, resources), isFill: isFill)
      } else {
        set(isFill ? state.fillColorSpace : state.strokeColorSpace, numbers, isFill: isFill)
      }
    default: break
    }
  }

  private func set(_ space: PDFColorSpace, _ components: [CGFloat], isFill: Bool) {
    if isFill { state.fillColorSpace = space } else { state.strokeColorSpace = space }
    guard let color = space.color(components) else { return }
    if isFill { state.fillPaint = .color(color) } else { state.strokePaint = .color(color) }
  }

  private func setPattern(_ value: PDFValue?, isFill: Bool) {
    guard let pattern = file.resolve(value).dictionary, let shading = PDFShading(file, pattern["Shading"]) else {
      return
    }
    // The matrix of a pattern maps to the coordinate system of the page, not to the current one.
    let matrix = CGAffineTransform(file.numbers(pattern["Matrix"]) ?? []) ?? .identity
    let transform = matrix.concatenating(pageTransform).concatenating(context.ctm.inverted())
    if isFill {
      state.fillPaint = .shading(shading, transform)
    } else {
      state.strokePaint = .color(shading.middleColor)
    }
  }

  private lazy var pageTransform = context.ctm

  // MARK: Forms

  private func draw(_ value: PDFValue?, _ resources: [String: PDFValue]) {
    _ = pageTransform
    guard depth < 12, let stream = file.stream(value), stream.entries["Subtype"]?.name == "Form" else { return }
    depth += 1
    let savedState = (state, savedStates, path, pageTransform)
    context.saveGState()
    // A group is composited as a whole.
    let isGroup = stream.entries["Group"] != nil && state.fillAlpha < 1
    if let matrix = CGAffineTransform(file.numbers(stream.entries["Matrix"]) ?? []) { context.concatenate(matrix) }
    if let box = file.numbers(stream.entries["BBox"]), box.count == 4 {
      let rect = CGRect(
        x: min(box[0], box[2]), y: min(box[1], box[3]), width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))
      context.clip(to: rect)
      if isGroup {
        context.setAlpha(state.fillAlpha)
        context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
        (state.fillAlpha, state.strokeAlpha) = (1, 1)
      }
    }
    path = CGMutablePath()
    savedStates = []
    pageTransform = context.ctm
    run(stream.data, resources: file.resolve(stream.entries["Resources"]).dictionary ?? resources)
    for _ in savedStates { context.restoreGState() }
    if isGroup, file.numbers(stream.entries["BBox"])?.count == 4 { context.endTransparencyLayer() }
    context.restoreGState()
    (state, savedStates, path, pageTransform) = savedState
    depth -= 1
  }
}

extension CGAffineTransform {
  /// Creates a transform from the six numbers of a PDF matrix. The result is nil if the array does not have six numbers
  /// or if the matrix cannot be inverted.
  fileprivate init?(_ numbers: [CGFloat]) {
    guard numbers.count == 6, abs(numbers[0] * numbers[3] - numbers[1] * numbers[2]) > 1e-12 else { return nil }
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
