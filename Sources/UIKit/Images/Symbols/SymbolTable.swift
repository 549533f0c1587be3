/// The drawings of all symbols by name, without `.fill`, enclosures, slashes and badges.
///
/// A drawing begins with a line with its name and its size in units of the font size. The lines after it are path data of
/// SVG: `o:` the outline, `d:` details in it, `l:` other lines, `t:` filled areas in the outline, and `a:` other filled
/// areas.
enum SymbolTable {
  static let drawings: [String: SymbolDrawing] = read([
    messagesAndPeople, documents, objects, natureAndArrows, mediaAndShapes, arrows, weatherAndAnimals, devices,
    textAndSigns, healthAndHands, homeAndGames, transportAndPlaces, toolsAndMeasures, captureAndMusic,
    framesAndCharts,
  ])

  /// The signs that symbols show in circles, squares and badges. They are drawn in a square with sides of 1.2 units.
  static let signs: [String: SymbolDrawing] = read([signTexts])

  /// The signs that only badges show. They are drawn in a square with sides of 1.2 units.
  static let badgeSigns: [String: SymbolDrawing] = read([badgeSignTexts])

  /// Returns the drawings that texts in the format of the table contain, by name.
  private static func read(_ texts: [String]) -> [String: SymbolDrawing] {
    var drawings: [String: SymbolDrawing] = [:]
    var name = ""
    for text in texts {
      // To split the code units is many times faster than to split the characters.
      for line in text.utf8.split(separator: UInt8(ascii: "\n")).map({ Substring($0) }) {
        guard line.hasPrefix("  ") else {
          let fields = line.split(separator: " ")
          name = String(fields.first ?? "")
          let size = (fields.last ?? "").split(separator: "x").compactMap { Double($0) }
          drawings[name] = SymbolDrawing(width: size.first ?? 1.2, height: size.last ?? 1.2)
          continue
        }
        let data = String(line.dropFirst(4))
        switch line.dropFirst(2).first {
        case "o": drawings[name]?.outline = data
        case "d": drawings[name]?.details = data
        case "l": drawings[name]?.lines = data
        case "t": drawings[name]?.dots = data
        default: drawings[name]?.areas = data
        }
      }
    }
    return drawings
  }
}
