import CoreGraphics
import RuntimeInterface

/// A message from the host to its page, other than a frame (`FrameEncoder`). The message is encoded as a 32-bit kind followed by its
/// data, in little-endian order.
enum HostMessage: Equatable {
  case title(String)
  case cursor(HostCursor)
  case textInput(active: Bool, caret: CGRect)
  case clipboard(String)
  /// The content that the program has copied, in types that browsers accept.
  case copied([PageMessage.Part])
  /// The number of times that the user can go back.
  case backDepth(Int)
  /// The answer to `PageMessage.check`.
  case present
  /// The address of a web page, a message or a telephone number that the browser opens.
  case link(String)
  /// The number and the name of a file that the browser saves.
  case download(id: UInt32, name: String)
  /// A request to choose files of the page's device.
  case chooseFiles(id: UInt32, allowsMultiple: Bool)
  /// The end of the request to choose files.
  case endChoice(id: UInt32)

  static let frame: UInt32 = 1

  var bytes: [UInt8] {
    switch self {
    case .title(let text): HostMessage.encode([2]) + Array(text.utf8)
    case .cursor(let cursor): HostMessage.encode([3]) + Array(HostMessage.name(of: cursor).utf8)
    case .textInput(let active, let caret):
      HostMessage.encode(
        [4, active ? 1 : 0]
          + [caret.minX, caret.minY, caret.width, caret.height].map { value in
            (value.isFinite ? Float(max(-1e6, min(1e6, value))) : 0).bitPattern
          })
    case .clipboard(let text): HostMessage.encode([5]) + Array(text.utf8)
    case .copied(let parts):
      parts.reduce(HostMessage.encode([6, UInt32(parts.count)])) { bytes, part in
        bytes + HostMessage.encode([UInt32(part.type.utf8.count), UInt32(part.data.count)]) + Array(part.type.utf8)
          + part.data
      }
    case .backDepth(let depth): HostMessage.encode([7, UInt32(max(0, depth))])
    case .present: HostMessage.encode([8])
    case .link(let address): HostMessage.encode([9]) + Array(address.utf8)
    case .download(let id, let name): HostMessage.encode([10, id]) + Array(name.utf8)
    case .chooseFiles(let id, let allowsMultiple): HostMessage.encode([11, id, allowsMultiple ? 1 : 0])
    case .endChoice(let id): HostMessage.encode([12, id])
    }
  }

  private static func encode(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
  }

  /// Returns the name of a cursor in CSS.
  private static func name(of cursor: HostCursor) -> String {
    switch cursor {
    case .hidden: "none"
    case .arrow: "default"
    case .pointingHand: "pointer"
    case .text: "text"
    case .openHand: "grab"
    case .closedHand: "grabbing"
    case .crosshair: "crosshair"
    case .resizeHorizontal: "ew-resize"
    case .resizeVertical: "ns-resize"
    case .notAllowed: "not-allowed"
    case .wait: "wait"
    }
  }
}
