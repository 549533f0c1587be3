import Foundation

/// The services that every activity view controller offers: copying, mail, and saving of pictures and files.
final class SystemActivity: UIActivity {
  /// The services that the system provides.
  enum Kind: CaseIterable { case copy, mail, savePictures, saveFiles }

  private let kind: Kind
  private var items: [Any] = []
  /// The subject of a mail.
  var subject = ""

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  override class var activityCategory: Category { .share }

  override var activityType: ActivityType? {
    switch kind {
    case .copy: .copyToPasteboard
    case .mail: .mail
    case .savePictures: .saveToCameraRoll
    case .saveFiles: .saveToFiles
    }
  }

  override var activityTitle: String? {
    switch kind {
    case .copy: "Copy"
    case .mail: "Mail"
    case .savePictures: "Save Image"
    case .saveFiles: "Save to Downloads"
    }
  }

  override var activityImage: UIImage? {
    switch kind {
    case .copy: UIImage(systemName: "doc.on.doc")
    case .mail: UIImage(systemName: "envelope")
    case .savePictures: UIImage(systemName: "square.and.arrow.down")
    case .saveFiles: UIImage(systemName: "folder")
    }
  }

  private static func text(_ item: Any) -> String? {
    switch item {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let url as URL where !url.isFileURL: url.absoluteString
    default: nil
    }
  }

  override func canPerform(withActivityItems items: [Any]) -> Bool {
    items.contains { item in
      switch kind {
      case .copy: Self.text(item) != nil || item is UIImage || item is URL || item is UIColor
      case .mail: Self.text(item) != nil
      case .savePictures: item is UIImage
      case .saveFiles: (item as? URL)?.isFileURL == true
      }
    }
  }

  override func prepare(withActivityItems items: [Any]) { self.items = items }

  override func perform() {
    switch kind {
    case .copy: copyItems()
    case .mail: mail()
    case .savePictures: activityDidFinish(savePictures())
    case .saveFiles: activityDidFinish(saveFiles())
    }
  }

  private func copyItems() {
    let pasteboard = UIPasteboard.general
    if let image = items.compactMap({ $0 as? UIImage }).first { pasteboard.image = image }
    let urls = items.compactMap { $0 as? URL }
    let texts = items.compactMap { $0 as? String ?? ($0 as? NSAttributedString)?.string }
    if !urls.isEmpty, texts.isEmpty { pasteboard.urls = urls }
    if !texts.isEmpty { pasteboard.strings = texts + urls.map(\.absoluteString) }
    if let color = items.first as? UIColor { pasteboard.color = color }
    activityDidFinish(true)
  }

  private func mail() {
    var components = URLComponents()
    components.scheme = "mailto"
    components.path = ""
    components.queryItems = [URLQueryItem(name: "body", value: items.compactMap(Self.text).joined(separator: "\n"))]
    if !subject.isEmpty { components.queryItems?.insert(URLQueryItem(name: "subject", value: subject), at: 0) }
    guard let url = components.url else { return activityDidFinish(false) }
    UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
  }

  private func savePictures() -> Bool {
    let folder = Self.folder(.picturesDirectory)
    return items.compactMap { ($0 as? UIImage)?.pngData() }.allSatisfy { data in
      Self.write(to: folder, name: "Image.png") { try data.write(to: $0) }
    }
  }

  private func saveFiles() -> Bool {
    let folder = Self.folder(.downloadsDirectory)
    return items.compactMap { $0 as? URL }.filter(\.isFileURL).allSatisfy { url in
      Self.write(to: folder, name: url.lastPathComponent) { try FileManager.default.copyItem(at: url, to: $0) }
    }
  }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }

  /// Writes a file under a name that no other file in the folder has.
  private static func write(to folder: URL, name: String, _ body: (URL) throws -> Void) -> Bool {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let base = folder.appendingPathComponent(name)
      var target = base
      var number = 2
      while FileManager.default.fileExists(atPath: target.path) {
        target = folder.appendingPathComponent(base.deletingPathExtension().lastPathComponent + " \(number)")
          .appendingPathExtension(base.pathExtension)
        number += 1
      }
      try body(target)
      return true
    } catch {
      Diagnostics.report("\(name) was not saved in \(folder.path): \(error.localizedDescription)")
      return false
    }
  }
}
