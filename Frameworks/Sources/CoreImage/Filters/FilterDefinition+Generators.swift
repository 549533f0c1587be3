import Foundation

extension FilterDefinition {
  /// Images from nothing.
  static let generatorFilters: [FilterDefinition] = [
    FilterDefinition("CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, 1, 0, 0)]) { values in
      let color = values.color(kCIInputColorKey)
      return GeneratorRecipe { ConstantColor(pixel: color.pixel($0)) }
    },
    FilterDefinition(
      "CILinearGradient", kCICategoryGradient,
      [
        .vector("inputPoint0", [0, 0]), .vector("inputPoint1", [200, 200]), .color("inputColor0", 1, 1, 1),
        .color("inputColor1", 0, 0, 0),
      ]
    ) { values in
      let colors = (values.color("inputColor0"), values.color("inputColor1"))
      let points = (values.point("inputPoint0"), values.point("inputPoint1"))
      return GeneratorRecipe { LinearGradient(from: points.0, to: points.1, colors.0.pixel($0), colors.1.pixel($0)) }
    },
    FilterDefinition(
      "CIRadialGradient", kCICategoryGradient,
      [
        .center, .number("inputRadius0", 5, 0...800), .number("inputRadius1", 100, 0...800),
        .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
      ]
    ) { values in
      let colors = (values.color("inputColor0"), values.color("inputColor1"))
      let (center, radii) = (values.point(), (values.float("inputRadius0"), values.float("inputRadius1")))
      return GeneratorRecipe {
        RadialGradient(
          center: center, inner: radii.0, outer: radii.1, first: colors.0.pixel($0), second: colors.1.pixel($0))
      }
    },
    squares("CICheckerboardGenerator", isStriped: false), squares("CIStripesGenerator", isStriped: true),
    FilterDefinition(
      "CIQRCodeGenerator", kCICategoryGenerator,
      [.other("inputMessage", .data), .other("inputCorrectionLevel", .text, "M")]
    ) { values in
      guard let message = values.data("inputMessage") else { return nil }
      guard let level = QRCode.Level(values.text("inputCorrectionLevel")) else {
        CIFilter.report("the correction level of a QR code is L, M, Q or H")
        return nil
      }
      guard let code = QRCode(message, level: level) else {
        CIFilter.report("\(message.count) bytes are too many for a QR code with this correction level")
        return nil
      }
      // The code has a border of one square.
      let border = Array(repeating: false, count: code.size + 2)
      let rows = [border] + code.modules.reversed().map { [false] + $0 + [false] } + [border]
      return GeneratorRecipe(extent: CGRect(x: 0, y: 0, width: rows.count, height: rows.count)) { _ in
        Modules(width: rows.count, rows: rows)
      }
    },
    FilterDefinition(
      "CICode128BarcodeGenerator", kCICategoryGenerator,
      [
        .other("inputMessage", .data), .number("inputQuietSpace", 10, 0...100),
        .number("inputBarcodeHeight", 32, 1...500),
      ]
    ) { values in
      guard let message = values.data("inputMessage") else { return nil }
      guard let bars = Code128.bars(message) else {
        CIFilter.report("the message of a Code 128 has 1 to 80 printable characters of ASCII")
        return nil
      }
      let quiet = Array(repeating: false, count: Int(min(100, max(0, values.number("inputQuietSpace")))))
      let row = quiet + bars + quiet
      let height = Int(min(500, max(1, values.number("inputBarcodeHeight"))))
      let rows = Array(repeating: row, count: height)
      return GeneratorRecipe(extent: CGRect(x: 0, y: 0, width: row.count, height: height)) { _ in
        Modules(width: row.count, rows: rows)
      }
    },
  ]

  private static func squares(_ name: String, isStriped: Bool) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryGenerator,
      [
        .center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
        .number(kCIInputWidthKey, 80, 0...800), .number("inputSharpness", 1, 0...1),
      ]
    ) { values in
      let colors = (values.color("inputColor0"), values.color("inputColor1"))
      let (center, side) = (values.point(), max(1e-3, values.float(kCIInputWidthKey)))
      return GeneratorRecipe {
        Checkerboard(
          center: center, side: side, isStriped: isStriped, first: colors.0.pixel($0), second: colors.1.pixel($0))
      }
    }
  }
}
