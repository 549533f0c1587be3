import CoreGraphics

/// The letters and numbers that symbols such as `a.circle` and `01.square` show in an enclosure.
enum SymbolCharacters {
  /// The names without the enclosure: letters, the numbers from 0 to 50, and those with a leading zero (SF Symbols 2).
  static let names: [String] =
    "abcdefghijklmnopqrstuvwxyz".map(String.init) + (0...50).map(String.init) + (0...9).map { "0\($0)" }

  /// The names of all symbols with letters and numbers.
  static let symbols: [String] = names.flatMap { name in
    [".circle", ".circle.fill", ".square", ".square.fill"].map { name + $0 }
  }

  /// Returns the lines of a letter or number in the middle of a square of 1.2 units, or nil for other names.
  ///
  /// - Parameter name: The name without the enclosure, such as `x` or `01`.
  static func lines(_ name: String) -> CGPath? {
    guard names.contains(name) else { return nil }
    let characters = name.uppercased().compactMap { strokes[$0] }.compactMap { SymbolDrawing.path($0) }
    // Two digits are side by side, and are therefore smaller.
    let height = characters.count == 1 ? 0.48 : 0.4
    let gap = 0.13
    let widths = characters.map { $0.boundingBoxOfPath.width * height }
    var x = 0.6 - (widths.reduce(0, +) + gap * Double(characters.count - 1)) / 2
    let result = CGMutablePath()
    for (path, width) in zip(characters, widths) {
      let transform = CGAffineTransform(translationX: x, y: 0.6 - height / 2).scaledBy(x: height, y: height)
        .translatedBy(x: -path.boundingBoxOfPath.minX, y: 0)
      result.addPath(path, transform: transform)
      x += width + gap
    }
    return result
  }

  /// The lines of each character as SVG path data. The height of a capital letter is 1.
  private static let strokes: [Character: String] = [
    "0": "M.3 0C.08 0 0 .2 0 .5C0 .8 .08 1 .3 1C.52 1 .6 .8 .6 .5C.6 .2 .52 0 .3 0Z",
    "1": "M.1 .2L.34 0V1",
    "2": "M.02 .26C.02 -.08 .58 -.08 .58 .26C.58 .48 .3 .62 0 1H.6",
    "3": "M.04 .16C.16 -.06 .56 -.04 .56 .24C.56 .44 .4 .48 .24 .48C.44 .48 .6 .54 .6 .74C.6 1.06 .12 1.1 0 .82",
    "4": "M.46 1V0L0 .7H.62",
    "5": "M.54 0H.1L.04 .46C.2 .32 .6 .34 .6 .68C.6 1.06 .12 1.1 0 .84",
    "6": "M.52 .1C.3 -.1 0 .1 0 .6C0 1.12 .6 1.12 .6 .68C.6 .28 .04 .3 .02 .66",
    "7": "M0 0H.6L.2 1",
    "8": "M.3 .46C.56 .46 .56 0 .3 0C.04 0 .04 .46 .3 .46C.64 .46 .7 1 .3 1C-.1 1 -.04 .46 .3 .46Z",
    "9": "M.08 .9C.3 1.1 .6 .9 .6 .4C.6 -.12 0 -.12 0 .32C0 .72 .56 .7 .58 .34",
    "A": "M0 1L.34 0L.68 1M.12 .66H.56",
    "B": "M.04 0V1H.32C.68 1 .68 .48 .32 .48H.04M.04 0V0H.3C.6 0 .6 .48 .3 .48",
    "C": "M.64 .2C.48 -.08 0 -.12 0 .5C0 1.12 .48 1.08 .64 .8",
    "D": "M.04 0H.26C.76 0 .76 1 .26 1H.04Z",
    "E": "M.54 0H.04V1H.54M.04 .48H.5",
    "F": "M.54 0H.04V1M.04 .48H.48",
    "G": "M.64 .2C.48 -.08 0 -.12 0 .5C0 1.12 .64 1.08 .66 .54H.38",
    "H": "M.04 0V1M.64 0V1M.04 .48H.64",
    "I": "M.1 0V1",
    "J": "M.46 0V.7C.46 1.1 .02 1.1 0 .72",
    "K": "M.04 0V1M.6 0L.04 .6M.24 .4L.62 1",
    "L": "M.04 0V1H.54",
    "M": "M.02 1V0L.4 .7L.78 0V1",
    "N": "M.04 1V0L.64 1V0",
    "O": "M.36 0C.1 0 0 .2 0 .5C0 .8 .1 1 .36 1C.62 1 .72 .8 .72 .5C.72 .2 .62 0 .36 0Z",
    "P": "M.04 1V0H.3C.68 0 .68 .54 .3 .54H.04",
    "Q": "M.36 0C.1 0 0 .2 0 .5C0 .8 .1 1 .36 1C.62 1 .72 .8 .72 .5C.72 .2 .62 0 .36 0ZM.46 .72L.72 1.02",
    "R": "M.04 1V0H.3C.68 0 .68 .54 .3 .54H.04M.34 .54L.62 1",
    "S": "M.54 .18C.42 -.08 .02 -.06 .02 .24C.02 .58 .6 .4 .58 .76C.56 1.08 .08 1.08 0 .8",
    "T": "M0 0H.66M.33 0V1",
    "U": "M.04 0V.64C.04 1.12 .64 1.12 .64 .64V0",
    "V": "M0 0L.34 1L.68 0",
    "W": "M0 0L.22 1L.45 .1L.68 1L.9 0",
    "X": "M0 0L.62 1M.62 0L0 1",
    "Y": "M0 0L.33 .5L.66 0M.33 .5V1",
    "Z": "M.02 0H.6L0 1H.62",
  ]
}
