import Foundation

/// Reads a document in Rich Text Format. Input is never rejected: unknown commands are ignored, and unknown groups that are marked
/// as such are left out.
///
/// The commands are those of Microsoft's "Rich Text Format (RTF) Specification", version 1.9.1.
struct RTFReader {
  /// Determines where the text of a group goes.
  private enum Destination {
    case text
    case fonts
    case colors
    case fieldInstruction
    case attachment
    case none
  }

  private struct State {
    var destination = Destination.text
    var style = RTFStyle()
    /// The number of bytes after a Unicode character that stand for it in older programs.
    var fallbackLength = 1
    var link: URL?
  }

  private struct Font {
    var name = ""
    var isFixed = false
    var encoding: String.Encoding?
  }

  private let bytes: [UInt8]
  private var position = 0
  private var state = State()
  private var stack: [State] = []
  /// The number of open groups that are not in `stack`, because they are nested too deeply.
  private var ignoredDepth = 0
  /// The maximum number of nested groups whose styles are remembered. A document of braces alone would take memory without end.
  private static let maximumDepth = 1_000
  private let defaultAttributes: [NSAttributedString.Key: Any]
  private var result = NSMutableAttributedString()
  private var encoding = String.Encoding.windowsCP1252
  private var fonts: [Int: Font] = [:]
  private var currentFont = 0
  private var defaultFont = 0
  private var colors: [UIColor?] = []
  private var colorComponents: (red: Int, green: Int, blue: Int)?
  private var instruction = ""
  private var attachmentName = ""
  /// Indicates whether the next character stands for the attachment that was read, for programs that do not read it.
  private var isAfterAttachment = false
  /// The text that has the current style and is not yet in the result.
  private var pendingText = ""
  /// The bytes of `\'hh`, which can be several for one character.
  private var pendingBytes: [UInt8] = []
  private var pendingSurrogate: UInt16?
  /// The number of characters that are left out after a Unicode character.
  private var skipped = 0
  private var paperSize: CGSize?
  private var paperMargin = UIEdgeInsets(top: 72, left: 90, bottom: 72, right: 90)
  private var attributeCache: [RTFStyle: [NSAttributedString.Key: Any]] = [:]

  private(set) var documentAttributes: [NSAttributedString.DocumentAttributeKey: Any] = [:]

  /// The groups whose content is not text of the document.
  private static let hiddenGroups: Set<String> = [
    "stylesheet", "info", "pict", "header", "headerl", "headerr", "headerf", "footer", "footerl",
    "footerr", "footerf",
    "footnote", "object", "generator", "listtable", "listoverridetable", "revtbl", "rsidtbl",
    "filetbl", "themedata",
    "colorschememapping", "datastore", "xmlnstbl", "nonshppict", "bkmkstart", "bkmkend",
    "annotation", "pn",
  ]
  private static let characters: [String: String] = [
    "tab": "\t", "line": "\u{2028}", "emdash": "—", "endash": "–", "emspace": "\u{2003}",
    "enspace": "\u{2002}",
    "bullet": "•", "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”",
    "page": "\u{0C}", "cell": "\t",
    "row": "\n", "par": "\n", "sect": "\n",
  ]

  /// The folder with the files of attachments, or nil if there is none.
  private let folder: URL?

  init(_ data: Data, defaultAttributes: [NSAttributedString.Key: Any], folder: URL?) {
    bytes = Array(data)
    self.defaultAttributes = defaultAttributes
    self.folder = folder
  }

  /// Reads the document.
  mutating func read() -> NSAttributedString {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "{"):
        flush()
        if stack.count < Self.maximumDepth { stack.append(state) } else { ignoredDepth += 1 }
      case UInt8(ascii: "}"):
        endGroup()
      case UInt8(ascii: "\\"): readCommand()
      case 10, 13: break
      default: add(byte)
      }
    }
    flush()
    if let paperSize {
      documentAttributes[.paperSize] = NSValue(cgSize: paperSize)
      documentAttributes[.paperMargin] = NSValue(uiEdgeInsets: paperMargin)
    }
    return result
  }

  private mutating func endGroup() {
    flush()
    if ignoredDepth > 0 {
      ignoredDepth -= 1
      return
    }
    let ended = state
    guard let outer = stack.popLast() else { return }
    state = outer
    currentFont = state.style.font
    skipped = 0
    // A group within that of the attachment does not end it, and what a hidden group contains is not shown.
    if ended.destination == .attachment, outer.destination == .text { addAttachment() }
    // The instruction of a field applies to its result, which is the next group.
    if ended.destination == .fieldInstruction, outer.destination != .fieldInstruction {
      state.link = linkOfInstruction
    }
  }

  /// Adds the attachment whose name was read. The name is that of a file in the folder of the document.
  private mutating func addAttachment() {
    let name = attachmentName.trimmingCharacters(in: .whitespaces)
    guard let folder, !name.isEmpty, !name.contains("/"), name != ".." else { return }
    let file = folder.appendingPathComponent(name)
    // A pipe or a device would never end.
    let type = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.type] as? FileAttributeType
    guard type == .typeRegular, let data = try? Data(contentsOf: file) else { return }
    let attachment = NSTextAttachment(data: data, ofType: nil)
    attachment.fileName = name
    var attributes = attributes(state.style)
    attributes[.attachment] = attachment
    result.append(NSAttributedString(string: "\u{FFFC}", attributes: attributes))
    isAfterAttachment = true
  }

  private var linkOfInstruction: URL? {
    let words = instruction.trimmingCharacters(in: .whitespacesAndNewlines)
    guard words.uppercased().hasPrefix("HYPERLINK") else { return nil }
    let rest = words.dropFirst("HYPERLINK".count).drop(while: \.isWhitespace)
    let address =
      rest.hasPrefix("\"")
      ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { !$0.isWhitespace }
    return URL(string: String(address))
  }

  // MARK: Commands

  private mutating func readCommand() {
    guard position < bytes.count else { return }
    let first = bytes[position]
    guard isLetter(first) else {
      position += 1
      readSymbol(first)
      return
    }
    var name = ""
    while position < bytes.count, isLetter(bytes[position]), name.utf8.count < 32 {
      name.unicodeScalars.append(Unicode.Scalar(bytes[position]))
      position += 1
    }
    var digits = ""
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") {
      digits = "-"
      position += 1
    }
    while position < bytes.count, (48...57).contains(bytes[position]) {
      if digits.utf8.count < 10 { digits.unicodeScalars.append(Unicode.Scalar(bytes[position])) }
      position += 1
    }
    if position < bytes.count, bytes[position] == 32 { position += 1 }
    let number = Int(digits)
    if name == "bin" {
      position = min(bytes.count, position + max(0, number ?? 0))
      return
    }
    perform(name, number)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  private mutating func readSymbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"):
      guard position + 1 < bytes.count,
        let value = UInt8(
          String(decoding: bytes[position...(position + 1)], as: UTF8.self), radix: 16)
      else { return }
      position += 2
      if skipped > 0 {
        skipped -= 1
      } else {
        pendingBytes.append(value)
      }
    case UInt8(ascii: "*"): skipUnknownGroup()
    case UInt8(ascii: "~"): add("\u{A0}")
    case UInt8(ascii: "_"): add("\u{2011}")
    case UInt8(ascii: "-"): add("\u{AD}")
    case 10, 13: add("\n")
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): add(byte)
    default: break
    }
  }

  /// Leaves out the group whose command follows the mark of optional groups, unless the command is known.
  private mutating func skipUnknownGroup() {
    let rest = bytes[position...].prefix(16)
    if rest.starts(with: Array("\\fldinst".utf8)) { return }
    flush()
    state.destination = .none
  }

  private mutating func perform(_ name: String, _ number: Int?) {
    switch name {
    case "fonttbl": state.destination = .fonts
    case "colortbl": state.destination = .colors
    case "fldinst":
      flush()
      instruction = ""
      state.destination = .fieldInstruction
    case "fldrslt": flush()
    case "NeXTGraphic":
      flush()
      attachmentName = ""
      state.destination = .attachment
    case "ansicpg": encoding = Self.encoding(codePage: number ?? 1_252) ?? encoding
    case "mac": encoding = .macOSRoman
    case "uc": state.fallbackLength = max(0, number ?? 1)
    case "u": if let number { addUnicode(number) }
    case "deff":
      defaultFont = number ?? 0
      currentFont = defaultFont
      state.style.font = defaultFont
    case "f":
      flush()
      currentFont = number ?? 0
      state.style.font = currentFont
      if state.destination == .fonts, fonts[currentFont] == nil { fonts[currentFont] = Font() }
    case "fmodern": if state.destination == .fonts { fonts[currentFont]?.isFixed = true }
    case "fcharset":
      if state.destination == .fonts {
        fonts[currentFont]?.encoding = Self.encoding(charset: number ?? 0)
      }
    case "red":
      colorComponents = (number ?? 0, colorComponents?.green ?? 0, colorComponents?.blue ?? 0)
    case "green":
      colorComponents = (colorComponents?.red ?? 0, number ?? 0, colorComponents?.blue ?? 0)
    case "blue":
      colorComponents = (colorComponents?.red ?? 0, colorComponents?.green ?? 0, number ?? 0)
    case "paperw": paperSize = CGSize(width: points(number), height: paperSize?.height ?? 792)
    case "paperh": paperSize = CGSize(width: paperSize?.width ?? 612, height: points(number))
    case "margl": paperMargin.left = points(number)
    case "margr": paperMargin.right = points(number)
    case "margt": paperMargin.top = points(number)
    case "margb": paperMargin.bottom = points(number)
    case "deftab": documentAttributes[.defaultTabInterval] = points(number)
    case _ where Self.hiddenGroups.contains(name):
      flush()
      state.destination = .none
    default:
      if let characters = Self.characters[name] { return add(characters) }
      flush()
      state.style.apply(name, number, defaultFont: defaultFont)
      currentFont = state.style.font
    }
  }

  private func points(_ twips: Int?) -> CGFloat { CGFloat(twips ?? 0) / 20 }

  // MARK: Text

  private mutating func add(_ byte: UInt8) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    if byte < 0x80 {
      add(String(UnicodeScalar(byte)))
    } else {
      pendingBytes.append(byte)
    }
  }

  private mutating func add(_ text: String) {
    addPendingBytes()
    pendingSurrogate = nil
    append(text)
  }

  private mutating func append(_ text: String) {
    switch state.destination {
    case .text: pendingText += text
    case .fonts: addFontName(text)
    case .colors: addColors(text)
    case .fieldInstruction: instruction += text
    case .attachment: attachmentName += text
    case .none: break
    }
  }

  private mutating func addUnicode(_ number: Int) {
    addPendingBytes()
    skipped = state.fallbackLength
    let unit = UInt16(truncatingIfNeeded: number)
    if UTF16.isLeadSurrogate(unit) {
      pendingSurrogate = unit
    } else if UTF16.isTrailSurrogate(unit) {
      if let lead = pendingSurrogate { append(String(decoding: [lead, unit], as: UTF16.self)) }
      pendingSurrogate = nil
    } else {
      pendingSurrogate = nil
      append(String(decoding: [unit], as: UTF16.self))
    }
  }

  private mutating func addPendingBytes() {
    guard !pendingBytes.isEmpty else { return }
    let data = Data(pendingBytes)
    pendingBytes = []
    let fontEncoding = fonts[currentFont]?.encoding
    let text =
      String(data: data, encoding: fontEncoding ?? encoding) ?? String(
        data: data, encoding: .windowsCP1252)
      ?? String(data: data, encoding: .isoLatin1) ?? ""
    append(text)
  }

  private mutating func addFontName(_ text: String) {
    for character in text where character != ";" {
      fonts[currentFont, default: Font()].name.append(character)
    }
  }

  /// Ends an entry of the color table at a semicolon. An entry without components is the automatic color.
  private mutating func addColors(_ text: String) {
    for character in text where character == ";" {
      colors.append(
        colorComponents.map {
          UIColor(
            red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255,
            blue: CGFloat($0.blue) / 255, alpha: 1)
        })
      colorComponents = nil
    }
  }

  private mutating func flush() {
    addPendingBytes()
    guard !pendingText.isEmpty else { return }
    var text = pendingText
    pendingText = ""
    if isAfterAttachment {
      // Apple's text system writes the character 0xAC after an attachment.
      if text.hasPrefix("\u{AC}") || text.hasPrefix("\u{FFFC}") { text.removeFirst() }
      isAfterAttachment = false
      if text.isEmpty { return }
    }
    guard state.destination == .text, !state.style.isHidden else { return }
    var attributes = attributes(state.style)
    if let link = state.link { attributes[.link] = link }
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  private mutating func attributes(_ style: RTFStyle) -> [NSAttributedString.Key: Any] {
    if let attributes = attributeCache[style] { return attributes }
    let font = fonts[style.font]
    func color(_ index: Int) -> UIColor? { colors.indices.contains(index) ? colors[index] : nil }
    let attributes = defaultAttributes.merging(
      style.attributes(fontName: font?.name ?? "", isFixed: font?.isFixed ?? false, color: color)
    ) { $1 }
    attributeCache[style] = attributes
    return attributes
  }

  // MARK: Encodings

  private static func encoding(codePage: Int) -> String.Encoding? {
    switch codePage {
    case 1_250: .windowsCP1250
    case 1_251: .windowsCP1251
    case 1_252: .windowsCP1252
    case 1_253: .windowsCP1253
    case 1_254: .windowsCP1254
    case 932: .shiftJIS
    case 10_000: .macOSRoman
    case 65_001: .utf8
    default: nil
    }
  }

  private static func encoding(charset: Int) -> String.Encoding? {
    switch charset {
    case 77: .macOSRoman
    case 128: .shiftJIS
    case 161: .windowsCP1253
    case 162: .windowsCP1254
    case 204: .windowsCP1251
    case 238: .windowsCP1250
    default: nil
    }
  }
}
