/// The drawings of all symbols by name, without `.fill`, enclosures, slashes and badges.
///
/// A drawing begins with a line with its name and its size in units of the font size. The lines after it are path data of
/// SVG: `o:` the outline, `d:` details in it, `l:` other lines, `t:` filled areas in the outline, and `a:` other filled
/// areas.
enum SymbolTable {
  static let drawings: [String: SymbolDrawing] = {
    var drawings: [String: SymbolDrawing] = [:]
    var name = ""
    for text in [messagesAndPeople, documents, objects, natureAndArrows, mediaAndShapes] {
      for line in text.split(separator: "\n") {
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
  }()

  /// The signs that symbols show in circles and squares. They are drawn in a square with sides of 1.2 units.
  static let signs: [String: SymbolDrawing] = [
    "checkmark": .init(details: "M.37 .62L.53 .8L.84 .4"), "xmark": .init(details: "M.42 .42L.78 .78M.78 .42L.42 .78"),
    "multiply": .init(details: "M.42 .42L.78 .78M.78 .42L.42 .78"),
    "plus": .init(details: "M.6 .35V.85M.35 .6H.85"), "minus": .init(details: "M.35 .6H.85"),
    "chevron.down": .init(details: "M.38 .52L.6 .74L.82 .52"), "chevron.up": .init(details: "M.38 .68L.6 .46L.82 .68"),
    "chevron.left": .init(details: "M.68 .38L.46 .6L.68 .82"),
    "chevron.backward": .init(details: "M.68 .38L.46 .6L.68 .82"),
    "chevron.right": .init(details: "M.52 .38L.74 .6L.52 .82"),
    "chevron.forward": .init(details: "M.52 .38L.74 .6L.52 .82"),
    "arrow.up": .init(details: "M.6 .86V.36M.4 .56L.6 .36L.8 .56"),
    "arrow.down": .init(details: "M.6 .34V.84M.4 .64L.6 .84L.8 .64"),
    "arrow.left": .init(details: "M.86 .6H.36M.56 .4L.36 .6L.56 .8"),
    "arrow.right": .init(details: "M.34 .6H.84M.64 .4L.84 .6L.64 .8"),
    "arrow.up.right": .init(details: "M.42 .78L.76 .44M.5 .42H.78V.7"),
    "exclamationmark": .init(details: "M.6 .32V.66", dots: "M.535 .86a.065 .065 0 1 1 .13 0a.065 .065 0 1 1 -.13 0Z"),
    "questionmark": .init(
      details: "M.45 .46C.45 .24 .76 .26 .75 .48C.74 .62 .6 .6 .6 .72",
      dots: "M.535 .89a.065 .065 0 1 1 .13 0a.065 .065 0 1 1 -.13 0Z"),
    "info": .init(details: "M.5 .54H.61V.86M.48 .86H.74", dots: "M.53 .35a.07 .07 0 1 1 .14 0a.07 .07 0 1 1 -.14 0Z"),
    "ellipsis": .init(
      dots: "M.29 .6a.07 .07 0 1 1 .14 0a.07 .07 0 1 1 -.14 0ZM.53 .6a.07 .07 0 1 1 .14 0a.07 .07 0 1 1 -.14 0Z"
        + "M.77 .6a.07 .07 0 1 1 .14 0a.07 .07 0 1 1 -.14 0Z"),
    "play": .init(dots: "M.49 .38L.84 .6L.49 .82Z"), "pause": .init(details: "M.5 .42V.78M.7 .42V.78"),
    "stop": .init(dots: "M.44 .44H.76V.76H.44Z"), "dot": .init(dots: "M.5 .6a.1 .1 0 1 1 .2 0a.1 .1 0 1 1 -.2 0Z"),
    "line.3.horizontal.decrease": .init(details: "M.34 .46H.86M.42 .61H.78M.52 .76H.68"),
    "line.horizontal.3.decrease": .init(details: "M.34 .46H.86M.42 .61H.78M.52 .76H.68"),
    "number": .init(details: "M.54 .38L.48 .82M.72 .38L.66 .82M.4 .52H.82M.38 .68H.8"),
  ]

  /// The names of drawings that several symbols share. The keys are the other names of these symbols: former names, and
  /// names for reading directions.
  static let synonyms: [String: String] = [
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "multiply": "xmark", "gearshape": "gear", "document": "doc", "document.on.document": "doc.on.doc",
    "doc.richtext": "doc.text", "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
    "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
    "location.north": "location",
    "arrowshape.turn.up.backward": "arrowshape.turn.up.left", "text.justify": "line.3.horizontal",
    "arrowshape.turn.up.forward": "arrowshape.turn.up.right", "speaker.wave.2.bubble": "speaker.wave.2",
    "info": "info.circle",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "character.book.closed": "book.closed",
    "globe.europe.africa": "globe", "globe.americas": "globe", "text.book.closed": "book.closed", "suit.heart": "heart",
    "sidebar.leading": "sidebar.left", "mail": "envelope", "bolt.horizontal": "bolt",
    "hand.point.up.left": "hand.raised",
  ]
}
