import Foundation
import UIKit

extension UIDocumentPickerViewController {
  /// Creates a picker for documents of some types.
  ///
  /// - Parameters:
  ///   - contentTypes: The types. Files whose type conforms to one of them can be picked.
  ///   - asCopy: `true` to copy the documents, `false` to open them where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    _setFilter { url in
      guard let type = UTType(filenameExtension: url.pathExtension) else {
        return contentTypes.contains(.data) || contentTypes.contains(.item)
      }
      return contentTypes.contains { type.conforms(to: $0) }
    }
  }

  /// Creates a picker that opens documents of some types where they are.
  ///
  /// - Parameter contentTypes: The types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
}

extension UIDocumentBrowserViewController {
  /// Creates a browser for documents of some types.
  ///
  /// - Parameter contentTypes: The types, or nil for all.
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
    guard let contentTypes else { return }
    _setFilter { url in
      guard let type = UTType(filenameExtension: url.pathExtension) else {
        return contentTypes.contains(.data) || contentTypes.contains(.item)
      }
      return contentTypes.contains { type.conforms(to: $0) }
    }
  }
}
