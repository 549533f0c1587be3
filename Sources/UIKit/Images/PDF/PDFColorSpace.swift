import CoreGraphics
import Foundation

/// A color space of a PDF file. ICC profiles are replaced by the device color space with the same number of components.
struct PDFColorSpace: Sendable {
  private indirect enum Kind: Sendable {
    case gray, rgb, cmyk, lab
    case tint(PDFFunction, PDFColorSpace)
    case indexed(PDFColorSpace, [UInt8])
    case pattern
  }

  private let kind: Kind

  static let gray = PDFColorSpace(kind: .gray)
  static let rgb = PDFColorSpace(kind: .rgb)
  static let cmyk = PDFColorSpace(kind: .cmyk)

  private init(kind: Kind) { self.kind = kind }

  /// Creates a color space from its name or array. An unknown color space is replaced by gray.
  init(_ file: PDFFile, _ value: PDFValue?, depth: Int = 0) {
    let value = file.resolve(value)
    let array = value.array ?? []
    switch value.name ?? array.first?.name {
    case "DeviceRGB", "CalRGB", "RGB": kind = .rgb
    case "DeviceCMYK", "CMYK": kind = .cmyk
    case "Lab": kind = .lab
    case "Pattern": kind = .pattern
    case "ICCBased":
      let count = array.count > 1 ? file.resolve(file.resolve(array[1]).dictionary?["N"]).number ?? 3 : 3
      kind = count == 1 ? .gray : count == 4 ? .cmyk : .rgb
    case "Separation" where array.count > 3 && depth < 4, "DeviceN" where array.count > 3 && depth < 4:
      kind = PDFFunction(file, array[3]).map { .tint($0, PDFColorSpace(file, array[2], depth: depth + 1)) } ?? .gray
    case "Indexed" where array.count > 3 && depth < 4:
      var table: [UInt8] = file.stream(array[3])?.data ?? []
      if case .string(let bytes) = file.resolve(array[3]) { table = bytes }
      kind = .indexed(PDFColorSpace(file, array[1], depth: depth + 1), table)
    default: kind = .gray
    }
  }

  private var componentCount: Int {
    switch kind {
    case .gray, .tint, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .pattern: 0
    }
  }

  /// The components of the initial color of the color space.
  var initialComponents: [CGFloat] {
    switch kind {
    case .cmyk: [0, 0, 0, 1]
    case .tint: [1]
    default: [CGFloat](repeating: 0, count: componentCount)
    }
  }

  /// Returns a color, or nil if the number of components is too small.
  func color(_ components: [CGFloat]) -> CGColor? {
    guard components.count >= componentCount, componentCount > 0 else { return nil }
    func component(_ index: Int) -> CGFloat { min(1, max(0, components[index])) }
    switch kind {
    case .gray: return CGColor(red: component(0), green: component(0), blue: component(0), alpha: 1)
    case .rgb: return CGColor(red: component(0), green: component(1), blue: component(2), alpha: 1)
    case .cmyk:
      let lightness = 1 - component(3)
      return CGColor(
        red: (1 - component(0)) * lightness, green: (1 - component(1)) * lightness,
        blue: (1 - component(2)) * lightness, alpha: 1)
    case .lab:
      let value = min(1, max(0, components[0] / 100))
      return CGColor(red: value, green: value, blue: value, alpha: 1)
    case .tint(let function, let base): return base.color(function.value(components[0]))
    case .indexed(let base, let table):
      let start = Int(min(255, max(0, components[0]))) * base.componentCount
      guard start + base.componentCount <= table.count else { return nil }
      return base.color(table[start..<(start + base.componentCount)].map { CGFloat($0) / 255 })
    case .pattern: return nil
    }
  }
}
