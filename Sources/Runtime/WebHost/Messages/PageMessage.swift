import RuntimeInterface

/// A message from the page, which `Page/Script/messages.js` encodes. Positions are in points of the window. Times are
/// in seconds on the page's clock.
enum PageMessage: Equatable {
  /// The first message, which describes the page.
  case hello(View, isVisible: Bool, hasFocus: Bool)
  /// The page's size, scale or color scheme has changed.
  case view(View)
  /// The page has become visible or hidden.
  case visible(Bool)
  /// The page has gained or lost the focus.
  case focus(Bool)
  /// The page has shown a frame on the screen.
  case shown(frame: UInt32)
  /// The number of frames per second of the page's display.
  case refresh(Double)
  /// The content of the canvas has been lost.
  case lost
  case mouse([Pointer], RawInput.Modifiers)
  case mouseLeft(Pointer, RawInput.Modifiers)
  case finger(id: UInt32, isPen: Bool, FingerPhase, [Pointer], RawInput.Modifiers)
  case wheel(Wheel, RawInput.Modifiers)
  case pinch(Pinch)
  case key(Key, RawInput.Modifiers)
  case text(String)
  case composing(String, start: Int, end: Int)
  case clipboard(String)
  /// The user has pasted content in several types, or an image. The preferred type is first.
  case pasted([Part])
  case files(drop: UInt32, count: Int, x: Double, y: Double)
  case dropped(String, x: Double, y: Double)
  /// The user has pressed the browser's back button, or has gone back by its gesture.
  case back
  /// The user is closing or leaving the page.
  case bye
  /// The page asks whether the host is still there.
  case check
  /// The user has ended the choice of files that the host requested.
  case choice(id: UInt32, ChoiceResult)

  enum ChoiceResult: Equatable {
    /// The files of a drop, which the page has uploaded.
    case files(drop: UInt32)
    /// The user prefers the files of the host's computer.
    case hostFiles
    case cancelled
  }

  /// Pasted content in one type, such as HTML.
  struct Part: Equatable {
    /// The MIME type of `data`, such as `text/html`.
    var type: String
    var data: [UInt8]
  }

  /// The size of the page's canvas, and the preferences of the user.
  struct View: Equatable {
    var width: Int
    var height: Int
    var scale: Double
    var prefersDark: Bool
  }

  struct Pointer: Equatable {
    var x: Double
    var y: Double
    var buttons: Int
    var pressure: Double
    var time: Double
  }

  enum FingerPhase: UInt8 { case down, move, up, cancel }

  struct Wheel: Equatable {
    var x: Double
    var y: Double
    /// The horizontal distance by which the content moves, in points.
    var dx: Double
    var dy: Double
    /// The number of wheel notches, which is 0 for a touchpad.
    var notchesX: Double
    var notchesY: Double
    var time: Double
  }

  struct Pinch: Equatable {
    enum Phase: UInt8 { case began, changed, ended }
    var phase: Phase
    /// Indicates whether a pause ends the pinch gesture, because the browser does not report its end.
    var endsByItself: Bool
    var x: Double
    var y: Double
    var scale: Double
    var rotation: Double
    var time: Double
  }

  struct Key: Equatable {
    var isDown: Bool
    var isRepeat: Bool
    var usage: Int
    var characters: String
    var plain: String
    var time: Double
  }

  /// The maximum side length of a canvas in pixels. Browsers do not support larger ones.
  static let maximumSideLength = 16384
  /// The maximum area of a canvas in pixels. A display of 5120 × 2880 has 15 million pixels. Each pixel uses 4 bytes in the
  /// host, and up to 8 more while a full frame is being sent. If its window is larger, the page draws at a lower resolution
  /// (`canvas.js`).
  static let largestArea = 16 << 20

  init(_ bytes: [UInt8]) throws(MessageReader.Malformed) {
    var reader = MessageReader(bytes)
    self = try PageMessage.read(&reader)
    guard reader.isAtEnd else { throw MessageReader.Malformed(reason: "The message has bytes after its last field.") }
  }

  private static func read(_ reader: inout MessageReader) throws(MessageReader.Malformed) -> PageMessage {
    let kind = try reader.readUInt8()
    switch kind {
    case 1:
      guard try reader.readUInt8() == PageMessage.version else {
        throw MessageReader.Malformed(reason: "The page was loaded from a different version of the program. Reload it.")
      }
      return .hello(try readView(&reader), isVisible: try reader.readFlag(), hasFocus: try reader.readFlag())
    case 2: return .view(try readView(&reader))
    case 3: return .visible(try reader.readFlag())
    case 4: return .focus(try reader.readFlag())
    case 5: return .shown(frame: try reader.readUInt32())
    case 6:
      let rate = try reader.readNumber()
      guard rate >= 1, rate <= 1000 else {
        throw MessageReader.Malformed(
          reason: "The refresh rate \(rate) is out of range: it must be between 1 and 1000 Hz.")
      }
      return .refresh(rate)
    case 7: return .lost
    case 8:
      let modifiers = try readModifiers(&reader)
      return .mouse(try readPointers(&reader), modifiers)
    case 9:
      let modifiers = try readModifiers(&reader)
      return .mouseLeft(try readPointer(&reader), modifiers)
    case 10: return try readFinger(&reader)
    case 11:
      let modifiers = try readModifiers(&reader)
      return .wheel(
        Wheel(
          x: try reader.readNumber(), y: try reader.readNumber(), dx: try reader.readNumber(),
          dy: try reader.readNumber(),
          notchesX: try reader.readNumber(), notchesY: try reader.readNumber(), time: try reader.readDouble()),
        modifiers)
    case 12: return try readPinch(&reader)
    case 13:
      let modifiers = try readModifiers(&reader)
      return .key(
        Key(
          isDown: try reader.readFlag(), isRepeat: try reader.readFlag(), usage: Int(try reader.readUInt16()),
          characters: try reader.readText(), plain: try reader.readText(), time: try reader.readDouble()), modifiers)
    case 14: return .text(try reader.readText())
    case 15: return try readComposing(&reader)
    case 16: return .clipboard(try reader.readText())
    case 17:
      return .files(
        drop: try reader.readUInt32(), count: Int(try reader.readUInt16()), x: try reader.readNumber(),
        y: try reader.readNumber())
    case 18:
      let (x, y) = (try reader.readNumber(), try reader.readNumber())
      return .dropped(try reader.readText(), x: x, y: y)
    case 19: return .bye
    case 20: return .pasted(try readParts(&reader))
    case 21: return .back
    case 22: return .check
    case 23: return try readChoice(&reader)
    default: throw MessageReader.Malformed(reason: "The message has an unknown type: \(kind).")
    }
  }

  private static func readChoice(_ reader: inout MessageReader) throws(MessageReader.Malformed) -> PageMessage {
    let id = try reader.readUInt32()
    let kind = try reader.readUInt8()
    let drop = try reader.readUInt32()
    switch kind {
    case 0: return .choice(id: id, .files(drop: drop))
    case 1: return .choice(id: id, .hostFiles)
    case 2: return .choice(id: id, .cancelled)
    default: throw MessageReader.Malformed(reason: "The choice of files has an unknown result: \(kind).")
    }
  }

  private static func readParts(_ reader: inout MessageReader) throws(MessageReader.Malformed) -> [Part] {
    let count = try reader.readUInt16()
    var parts: [Part] = []
    for _ in 0..<count {
      let type = try reader.readText()
      guard clipboardTypes.contains(type) else {
        throw MessageReader.Malformed(reason: "The pasted content has the unknown type “\(type)”.")
      }
      parts.append(Part(type: type, data: try reader.readBytes()))
    }
    return parts
  }

  /// The types of content that pages exchange with the clipboard of their machine.
  static let clipboardTypes: Set<String> = [
    ClipboardRepresentation.text, "text/html", "image/png", "image/jpeg", "image/gif", "image/webp",
  ]

  /// The version of the protocol between the page and the host.
  static let version: UInt8 = 1

  private static func readView(_ reader: inout MessageReader) throws(MessageReader.Malformed) -> View {
    let view = View(
      width: Int(try reader.readUInt32()), height: Int(try reader.readUInt32()), scale: try reader.readDouble(),
      prefersDark: try reader.readFlag())
    guard (1...maximumSideLength).contains(view.width), (1...maximumSideLength).contains(view.height),
      view.scale >= 0.1,
      view.scale <= 16
    else {
      throw MessageReader.Malformed(
        reason: "The window size \(view.width) × \(view.height) at scale \(view.scale) is out of range.")
    }
    guard view.width * view.height <= largestArea else {
      throw MessageReader.Malformed(
        reason: "The window has \(view.width) × \(view.height) pixels; at most \(largestArea) are supported.")
    }
    return view
  }

  private static func readModifiers(_ reader: inout MessageReader) throws(MessageReader.Malformed) -> RawInput.Modifiers
  {
    let bits = try reader.readUInt8()
    guard bits < 32 else {
      throw MessageReader.Malformed(reason: "The modifier keys have the value \(bits); the largest valid value is 31.")
    }
    return RawInput.Modifiers(rawValue: Int(bits))
  }

  private static func readPointers(_ reader: inout MessageReader) throws(MessageReader.Malformed) -> [Pointer] {
    let count = Int(try reader.readUInt16())
    guard (1...1024).contains(count) else {
      throw MessageReader.Malformed(reason: "The message contains \(count) pointer positions; 1 to 1024 are allowed.")
    }
    var result: [Pointer] = []
    for _ in 0..<count { result.append(try readPointer(&reader)) }
    return result
  }

  private static func readPointer(_ reader: inout MessageReader) throws(MessageReader.Malformed) -> Pointer {
    Pointer(
      x: try reader.readNumber(), y: try reader.readNumber(), buttons: Int(try reader.readUInt8() & 31),
      pressure: min(1, max(0, try reader.readNumber())), time: try reader.readDouble())
  }

  private static func readFinger(_ reader: inout MessageReader) throws(MessageReader.Malformed) -> PageMessage {
    let modifiers = try readModifiers(&reader)
    let id = try reader.readUInt32()
    let isPen = try reader.readFlag()
    let value = try reader.readUInt8()
    guard let phase = FingerPhase(rawValue: value) else {
      throw MessageReader.Malformed(reason: "The touch message has an unknown phase: \(value).")
    }
    return .finger(id: id, isPen: isPen, phase, try readPointers(&reader), modifiers)
  }

  private static func readPinch(_ reader: inout MessageReader) throws(MessageReader.Malformed) -> PageMessage {
    let value = try reader.readUInt8()
    guard let phase = Pinch.Phase(rawValue: value) else {
      throw MessageReader.Malformed(reason: "The pinch message has an unknown phase: \(value).")
    }
    let pinch = Pinch(
      phase: phase, endsByItself: try reader.readFlag(), x: try reader.readNumber(), y: try reader.readNumber(),
      scale: try reader.readNumber(), rotation: try reader.readNumber(), time: try reader.readDouble())
    guard pinch.scale > 0.001, pinch.scale < 1000 else {
      throw MessageReader.Malformed(
        reason: "The scale \(pinch.scale) of a pinch is out of range: it must be between 0.001 and 1000.")
    }
    return .pinch(pinch)
  }

  private static func readComposing(_ reader: inout MessageReader) throws(MessageReader.Malformed) -> PageMessage {
    let text = try reader.readText()
    let start = Int(try reader.readUInt32())
    let end = Int(try reader.readUInt32())
    guard start <= end, end <= text.utf16.count else {
      throw MessageReader.Malformed(
        reason: "The selection \(start)–\(end) is outside the text of \(text.utf16.count) characters.")
    }
    return .composing(text, start: start, end: end)
  }
}
