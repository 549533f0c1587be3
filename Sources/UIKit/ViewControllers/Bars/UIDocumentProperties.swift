import Foundation

/// The description of a document in the menu of a navigation bar's title: its name, its kind and size, and how it is shared.
///
/// UIKit's `metadata` is a type of LinkPresentation, which Linux does not have.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  private let url: URL

  /// Creates the description of a file.
  ///
  /// - Parameter url: The URL of the file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// A closure that returns the activities for the document. If it is not nil, the menu has an element that presents them. The default is
  /// nil.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?

  /// A closure that returns the items of a drag of the document's icon. It is stored and never called, because the elements of a menu
  /// cannot be dragged. The default is nil.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?

  /// A Boolean value that determines whether the header shows an icon of the document. The default is `true`.
  open var wantsIconRepresentation = true

  /// The name of the file without its extension.
  final var name: String { url.deletingPathExtension().lastPathComponent }

  /// The extension and the size of the file, or nil if neither is known.
  final var details: String? {
    let kind = url.pathExtension.isEmpty ? nil : url.pathExtension.uppercased()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let size = (attributes?[.size] as? NSNumber).map {
      ByteCountFormatter.string(fromByteCount: $0.int64Value, countStyle: .file)
    }
    let parts = [kind, size].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " \u{2014} ")
  }
}
