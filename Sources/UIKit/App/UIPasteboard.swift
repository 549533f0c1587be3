import Foundation
import RuntimeInterface

/// The clipboard of the desktop, and private ones by name.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// Names a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// The name with that text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the desktop's clipboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The desktop's clipboard: what is copied here can be pasted elsewhere, and the other way round.
  public static let general = UIPasteboard(name: .general)
  private static var named: [Name: UIPasteboard] = [.general: general]

  /// Posted by the pasteboard when its content changes, also from outside.
  nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

  /// The pasteboard's name.
  public let name: Name
  /// Counts up with every change.
  open private(set) var changeCount = 0
  private var ownText: String?
  private var ownData: [String: Data] = [:]

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// The pasteboard of that name, which is made if there is none and `create` says so.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || UIPasteboard.named[pasteboardName] != nil else { return nil }
    self.init(name: pasteboardName)
    if let other = UIPasteboard.named[pasteboardName] {
      ownText = other.ownText
      ownData = other.ownData
    }
    UIPasteboard.named[pasteboardName] = self
  }

  private var host: (any HostClipboard)? { name == .general ? FrameLoop.current?.host.clipboard : nil }

  /// The text; setting it replaces everything.
  open var string: String? {
    get { host?.text ?? ownText }
    set {
      ownData = [:]
      ownText = newValue
      host?.text = newValue
      changed()
    }
  }

  /// The text as a list of one; setting joins the texts with line breaks.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The text, if it reads as a URL with a scheme; setting it puts the URL there as text.
  open var url: URL? {
    get { string.flatMap { $0.contains(":") ? URL(string: $0) : nil } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is text that is not empty.
  open var hasStrings: Bool { !(string ?? "").isEmpty }

  /// Whether the text reads as a URL.
  open var hasURLs: Bool { url != nil }

  /// Data of a type by its MIME name (`image/png`) or one of the uniform type identifiers of text and PNG.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let type = Self.mimeType(pasteboardType)
    if type == "text/plain" { return string.map { Data($0.utf8) } }
    return host?.data(forType: type) ?? ownData[type]
  }

  /// Puts data of a type there, besides those of other types; text replaces everything. Types as in
  /// `data(forPasteboardType:)`.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    let type = Self.mimeType(pasteboardType)
    if type == "text/plain" {
      string = String(decoding: data, as: UTF8.self)
      return
    }
    ownData[type] = data
    host?.setData(data, forType: type)
    changed()
  }

  /// Another program changed the clipboard.
  package func changedOutside() { changed() }

  private func changed() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  private static func mimeType(_ type: String) -> String {
    switch type {
    case "public.text", "public.plain-text", "public.utf8-plain-text": return "text/plain"
    case "public.png": return "image/png"
    case "public.jpeg": return "image/jpeg"
    default: return type
    }
  }
}
