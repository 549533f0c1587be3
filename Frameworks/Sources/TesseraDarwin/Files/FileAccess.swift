import Foundation

/// The access to one file.
struct FileAccess: Sendable {
  enum Kind: Sendable { case reading(NSFileCoordinator.ReadingOptions), writing(NSFileCoordinator.WritingOptions) }

  /// The relation of a presented item to the item of an access.
  enum Place {
    /// It is the item.
    case item
    /// It is in the item, which is a folder.
    case content
    /// It is a folder that contains the item.
    case folder
    /// It is a file package that contains the item.
    case package
  }

  /// A message to a presenter that the access waits for.
  enum Question { case relinquishToReader, relinquishToWriter, save, delete, deleteSubitem }

  let url: URL
  let kind: Kind
  private let components: [String]

  init(_ url: URL, _ kind: Kind) {
    var url = url
    if case .reading(let options) = kind, options.contains(.resolvesSymbolicLink) {
      url = url.resolvingSymlinksInPath()
    }
    (self.url, self.kind, components) = (url, kind, FilePath.components(of: url))
  }

  private var options: NSFileCoordinator.WritingOptions {
    if case .writing(let options) = kind { options } else { [] }
  }

  /// The item for which the access waits.
  var claim: FileClaims.Item {
    guard case .writing(let options) = kind else { return FileClaims.Item(url, .reading) }
    return FileClaims.Item(
      url, options.isDisjoint(with: [.forDeleting, .forMoving, .forReplacing]) ? .writing : .writingContents,
      follows: !options.contains(.forReplacing))
  }

  /// A Boolean value that indicates whether presenters are informed of a change after the access. They are asked before a deletion,
  /// and informed of a move by `item(at:didMoveTo:)`.
  var reportsChange: Bool {
    guard case .writing(let options) = kind else { return false }
    return options.isDisjoint(with: [.forDeleting, .forMoving])
  }

  /// Returns the relation of a presented item to this one, or nil if there is none.
  func place(of presented: URL) -> Place? {
    let other = FilePath.components(of: presented)
    if other == components { return .item }
    if other.count > components.count { return other.starts(with: components) ? .content : nil }
    guard components.starts(with: other) else { return nil }
    return FilePath.isPackage(presented.lastPathComponent) ? .package : .folder
  }

  /// Returns the messages to the presenter of an item, in their order.
  func questions(at place: Place) -> [Question] {
    switch (kind, place) {
    case (.reading(let options), .item), (.reading(let options), .package):
      return options.contains(.withoutChanges) ? [.relinquishToReader] : [.relinquishToReader, .save]
    case (.writing, .item), (.writing, .package):
      var result = [Question.relinquishToWriter]
      if options.contains(.forMerging) { result.append(.save) }
      if !options.isDisjoint(with: [.forDeleting, .forReplacing]) {
        result.append(place == .item ? .delete : .deleteSubitem)
      }
      return result
    case (.writing, .content):
      if !options.isDisjoint(with: [.forDeleting, .forReplacing]) { return [.relinquishToWriter, .delete] }
      return options.contains(.forMoving) ? [.relinquishToWriter] : []
    case (_, .folder), (.reading, .content): return []
    }
  }
}
