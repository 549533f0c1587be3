import Foundation

/// The services that every activity view controller offers: copying, mail, printing, opening in another program, and
/// saving pictures and files.
final class SystemActivity: UIActivity {
  /// The kind of a service that the system provides.
  enum Kind: CaseIterable { case copy, mail, savePictures, saveFiles, open, print }

  private let kind: Kind
  private var items: [Any] = []
  /// The subject of the message that the service `mail` creates. The default is empty.
  var subject = ""
  /// The uniform type identifier of items that are `Data`, or nil if it is unknown.
  var dataType: String?
  /// The object that saves files while its picker is shown, otherwise nil.
  private var export: ActivityExport?

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
    case .open: .openInPlace
    case .print: .print
    }
  }

  override var activityTitle: String? {
    switch kind {
    case .copy: "Copy"
    case .mail: "Mail"
    case .savePictures: "Save Image"
    case .saveFiles: "Save to Files"
    case .open: "Open in Another App"
    case .print: "Print"
    }
  }

  override var activityImage: UIImage? {
    switch kind {
    case .copy: UIImage(systemName: "doc.on.doc")
    case .mail: UIImage(systemName: "envelope")
    case .savePictures: UIImage(systemName: "square.and.arrow.down")
    case .saveFiles: UIImage(systemName: "folder")
    case .open: UIImage(systemName: "arrow.up.forward.app")
    case .print: UIImage(systemName: "printer")
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

  private static func isFile(_ item: Any) -> Bool { (item as? URL)?.isFileURL == true }

  private static func canPrint(_ item: Any) -> Bool {
    switch item {
    case is UIImage, is UIPrintFormatter, is UIPrintPageRenderer: true
    case let url as URL:
      url.isFileURL && PrintContent.types.contains(UniformType.identifier(ofFileNamed: url.lastPathComponent) ?? "")
    case let data as Data: UIPrintInteractionController.canPrint(data)
    default: false
    }
  }

  override func canPerform(withActivityItems items: [Any]) -> Bool {
    items.contains { item in
      switch kind {
      case .copy: Self.text(item) != nil || item is UIImage || item is URL || item is UIColor
      case .mail: Self.text(item) != nil
      case .savePictures: item is UIImage
      case .saveFiles: Self.isFile(item) || item is Data
      case .open: Self.isFile(item)
      case .print: Self.canPrint(item)
      }
    }
  }

  override func prepare(withActivityItems items: [Any]) {
    self.items = items
    if kind == .saveFiles {
      export = ActivityExport(items, dataType: dataType) { [weak self] in self?.activityDidFinish($0) }
    }
  }

  override var activityViewController: UIViewController? { export?.picker }

  override func perform() {
    switch kind {
    case .copy: copyItems()
    case .mail: mail()
    case .savePictures: activityDidFinish(savePictures())
    case .saveFiles: activityDidFinish(false)
    case .open: open()
    case .print: printItems()
    }
  }

  private func open() {
    guard let url = items.compactMap({ $0 as? URL }).first(where: \.isFileURL) else { return activityDidFinish(false) }
    UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
  }

  private func printItems() {
    let controller = UIPrintInteractionController.shared
    controller.printInfo = items.compactMap { $0 as? UIPrintInfo }.first
    if let renderer = items.compactMap({ $0 as? UIPrintPageRenderer }).first {
      controller.printPageRenderer = renderer
    } else if let formatter = items.compactMap({ $0 as? UIPrintFormatter }).first {
      controller.printFormatter = formatter
    } else {
      controller.printingItems = items.filter(Self.canPrint)
    }
    let isShown = controller.present(animated: true) { [weak self] _, completed, error in
      if let error { Diagnostics.log("the shared items were not printed: \(error.localizedDescription)") }
      self?.activityDidFinish(completed)
    }
    guard !isShown else { return }
    Diagnostics.log("the printing options of the shared items were not shown")
    // If the options of a different print job are shown, the completion handler of this job is not called.
    activityDidFinish(false)
  }

  /// Copies each item as an item of the pasteboard.
  private func copyItems() {
    UIPasteboard.general.items = items.compactMap { item -> [String: Any]? in
      switch item {
      case let image as UIImage: [PasteboardTypes.png: image]
      case let url as URL: [PasteboardTypes.url: url]
      case let color as UIColor: [PasteboardTypes.color: color]
      default: Self.text(item).map { [PasteboardTypes.text: $0] }
      }
    }
    activityDidFinish(true)
  }

  private func mail() {
    var components = URLComponents()
    components.scheme = "mailto"
    components.path = ""
    // Lines of a body end with CR LF (RFC 6068, section 5).
    let body = items.compactMap(Self.text).joined(separator: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    components.queryItems = [URLQueryItem(name: "body", value: body)]
    if !subject.isEmpty { components.queryItems?.insert(URLQueryItem(name: "subject", value: subject), at: 0) }
    guard let url = components.url else { return activityDidFinish(false) }
    UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
  }

  private func savePictures() -> Bool {
    items.compactMap { $0 as? UIImage }.allSatisfy { image in
      guard let data = image.pngData() else {
        Diagnostics.report("\(image) was not saved in the pictures folder, because it has no pixels")
        return false
      }
      do {
        try SavedPhotos.save(name: "Image.png") { try data.write(to: $0) }
        return true
      } catch {
        Diagnostics.report("Image.png was not saved in the pictures folder: \(error.localizedDescription)")
        return false
      }
    }
  }
}
