import Foundation

/// The contents of a file or of a folder in memory: a document that consists of several files.
///
/// Foundation on Linux has no file wrappers, so UIKit declares them.
open class FileWrapper: NSObject, @unchecked Sendable {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  /// Options for reading a file wrapper from a file or a folder. They have no effect.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    ///
    /// - Parameter rawValue: The bits, one for each option.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads the contents at once. Contents are always read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reads files without mapping them into memory. Files are never mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing a file wrapper to a file or a folder.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    ///
    /// - Parameter rawValue: The bits, one for each option.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Replaces the file or folder as a whole, so that a failed attempt does not change it.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Sets the `filename` of the wrappers to the names with which they were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private var content: Content

  /// The name for the file that is used when the wrapper is added to a folder. The default is nil.
  open var preferredFilename: String?

  /// The name of the file from which the wrapper was read, or to which it was written with `withNameUpdating`.
  open var filename: String?

  /// The attributes of the file, such as its modification date.
  open var fileAttributes: [String: Any] = [:]

  private init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Creates the wrapper of a file.
  ///
  /// - Parameter contents: The contents of the file.
  public convenience init(regularFileWithContents contents: Data) { self.init(.file(contents)) }

  /// Creates the wrapper of a symbolic link.
  ///
  /// - Parameter url: The URL that the link contains.
  public convenience init(symbolicLinkWithDestinationURL url: URL) { self.init(.link(url)) }

  /// Creates the wrapper of a folder.
  ///
  /// - Parameter childrenByPreferredName: The files of the folder and their preferred names.
  public convenience init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    self.init(.folder(childrenByPreferredName))
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Reads a file or a folder.
  ///
  /// - Parameters:
  ///   - url: The URL of the file or folder.
  ///   - options: The options.
  /// - Throws: An error if something cannot be read.
  public convenience init(url: URL, options: FileWrapper.ReadingOptions = []) throws {
    self.init(try FileWrapper.content(of: url))
    filename = url.lastPathComponent
    preferredFilename = filename
    fileAttributes = FileWrapper.attributes(of: url)
  }

  private static func attributes(of url: URL) -> [String: Any] {
    let attributes = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
    return Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
  }

  private static func content(of url: URL) throws -> Content {
    let manager = FileManager.default
    if let destination = try? manager.destinationOfSymbolicLink(atPath: url.path) {
      return .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
    }
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return .file(try Data(contentsOf: url))
    }
    var children: [String: FileWrapper] = [:]
    for name in try manager.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name))
    }
    return .folder(children)
  }

  // MARK: Kind

  /// A Boolean value that indicates whether the wrapper is a folder.
  open var isDirectory: Bool {
    if case .folder = content { return true }
    return false
  }
  /// A Boolean value that indicates whether the wrapper is a file, and not a folder or a symbolic link.
  open var isRegularFile: Bool {
    if case .file = content { return true }
    return false
  }
  /// A Boolean value that indicates whether the wrapper is a symbolic link.
  open var isSymbolicLink: Bool {
    if case .link = content { return true }
    return false
  }

  /// The contents of the file, or nil if the wrapper is not a file.
  open var regularFileContents: Data? {
    if case .file(let data) = content { return data }
    return nil
  }

  /// The URL of the symbolic link, or nil if the wrapper is not a link.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { return url }
    return nil
  }

  // MARK: Folders

  /// The files of the folder by their names, or nil if the wrapper is not a folder.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { return children }
    return nil
  }

  /// Adds a file to the folder, with its preferred name, or with a number in front of the name if that is taken.
  ///
  /// - Parameter child: The file, whose `preferredFilename` must not be empty.
  /// - Returns: The name of the file in the folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else {
      Diagnostics.report(
        "FileWrapper.addFileWrapper(_:): the wrapper is not a folder; nothing was added")
      return ""
    }
    let preferredName = child.preferredFilename ?? child.filename ?? "file"
    var name = preferredName
    var number = 0
    while let existing = children[name], existing !== child {
      number += 1
      name = "\(number)__#$!@%!#__\(preferredName)"
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Creates a wrapper for a file, and adds it to this folder. If another file of the folder has the name, the new one gets a
  /// similar name.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - fileName: The preferred name of the file.
  /// - Returns: The name of the file in the folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file from the folder.
  ///
  /// - Parameter child: The file. A file that is not in the folder is ignored.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = content, let name = keyForChildFileWrapper(child) else { return }
    children[name] = nil
    content = .folder(children)
  }

  /// Returns the name of a file in the folder.
  ///
  /// - Parameter child: The file.
  /// - Returns: The name, or nil if the file is not in the folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: Reading and writing

  /// Returns whether the files at a URL have the names and modification dates that they had when the wrapper read them.
  ///
  /// - Parameter url: The URL of the file or folder.
  /// - Returns: `true` if they match.
  open func matchesContents(of url: URL) -> Bool {
    if let children = fileWrappers {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return Set(names) == Set(children.keys)
        && children.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
    }
    let key = FileAttributeKey.modificationDate.rawValue
    guard let date = fileAttributes[key] as? Date else { return false }
    return FileWrapper.attributes(of: url)[key] as? Date == date
  }

  /// Replaces the contents by those of a file or folder.
  ///
  /// - Parameters:
  ///   - url: The URL of the file or folder.
  ///   - options: The options.
  /// - Throws: An error if something cannot be read.
  open func read(from url: URL, options: FileWrapper.ReadingOptions = []) throws {
    content = try FileWrapper.content(of: url)
    filename = url.lastPathComponent
    fileAttributes = FileWrapper.attributes(of: url)
  }

  /// Writes the file, or the folder with all of its files. An existing file or folder is replaced.
  ///
  /// - Parameters:
  ///   - url: The URL of the file or folder.
  ///   - options: The options.
  ///   - originalContentsURL: The URL of the previous contents. It is not used, because all files are written.
  /// - Throws: An error if something cannot be written, or if the name of a file in the folder is not a file name.
  open func write(
    to url: URL, options: FileWrapper.WritingOptions = [], originalContentsURL: URL?
  ) throws {
    let manager = FileManager.default
    let isReplaced = options.contains(.atomic) || manager.fileExists(atPath: url.path)
    let target =
      isReplaced
      ? url.deletingLastPathComponent().appendingPathComponent(
        ".\(url.lastPathComponent).\(UUID().uuidString)") : url
    do {
      switch content {
      case .file(let data): try data.write(to: target)
      case .link(let destination):
        try manager.createSymbolicLink(
          atPath: target.path, withDestinationPath: destination.relativePath)
      case .folder(let children):
        try manager.createDirectory(at: target, withIntermediateDirectories: false)
        for (name, child) in children {
          // A name with a path could be that of a file outside of the folder.
          guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else {
            throw CocoaError(.fileWriteInvalidFileName)
          }
          try child.write(
            to: target.appendingPathComponent(name),
            options: options.intersection(.withNameUpdating),
            originalContentsURL: nil)
        }
      }
      if isReplaced {
        if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
        try manager.moveItem(at: target, to: url)
      }
    } catch {
      if isReplaced { try? manager.removeItem(at: target) }
      throw error
    }
    if options.contains(.withNameUpdating) {
      filename = url.lastPathComponent
      fileAttributes = FileWrapper.attributes(of: url)
    }
  }
}
