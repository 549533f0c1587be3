import CPixbuf
import CoreGraphics
import Foundation

/// The thumbnails that programs of the desktop share, by the thumbnail specification of freedesktop.org
/// (https://specifications.freedesktop.org/thumbnail-spec/latest/).
///
/// A thumbnail is a PNG file whose name is the MD5 checksum of the URI of its photo. A thumbnail is valid if it contains that URI and
/// the modification time of the photo. Photos that cannot be read have an empty picture in `fail`, so that they are not decoded again
/// at every start. All methods block and can be called on any thread.
package final class ThumbnailStore: Sendable {
  /// The name of the folder in `fail` that belongs to this application, and of the software in the files.
  private static let application = "tessera-gallery"
  /// The keyword of the reason. Records of earlier versions have another one, and may contain reasons that are not in the file, such
  /// as a missing package.
  private static let reasonKey = "Tessera::Reason"
  /// The smallest PNG file, of one transparent pixel.
  private static let emptyPicture = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=")

  /// The folder of the thumbnails, which contains a folder for each size.
  package let folder: FilePath

  /// Creates a store.
  ///
  /// - Parameter folder: The folder of the thumbnails. The folder is created when the first thumbnail is written.
  package init(_ folder: FilePath) { self.folder = folder }

  /// Creates the store of the user, in `thumbnails` in the cache folder (`XDG_CACHE_HOME` or `~/.cache`). The result is
  /// `nil` if there is no home folder.
  package convenience init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let cache = DesktopFolders.cache(environment: environment) else { return nil }
    self.init(cache.appending("thumbnails"))
  }

  /// Returns the URI of a file. Its characters are escaped in the same way as by GLib, because other programs compute
  /// the checksum of this form.
  package static func uri(of path: FilePath) -> String? {
    guard let text = path.absolute.withCString({ g_filename_to_uri($0, nil, nil) }) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Returns the file name of the thumbnails of a URI.
  static func name(of uri: String) -> FilePath {
    FilePath(Checksum.hexadecimal(Array(uri.utf8), G_CHECKSUM_MD5) + ".png")
  }

  /// Returns the path of the file for a thumbnail, whether it exists or not.
  ///
  /// - Parameters:
  ///   - photo: The path of the photo.
  ///   - size: The size of the thumbnail.
  /// - Returns: The path, or `nil` for a photo that has no thumbnails because it is a thumbnail itself.
  package func file(of photo: FilePath, _ size: ThumbnailSize) -> FilePath? {
    guard !photo.isInside(folder), let uri = Self.uri(of: photo) else { return nil }
    return folder.appending(FilePath(size.folderName)).appending(Self.name(of: uri))
  }

  private func failureFile(of uri: String) -> FilePath {
    folder.appending("fail").appending(FilePath(Self.application)).appending(Self.name(of: uri))
  }

  // MARK: Reading

  /// Returns the file of a valid thumbnail of at least a size, from the smallest to the largest.
  ///
  /// - Parameters:
  ///   - photo: The path of the photo.
  ///   - state: The present state of the photo's file.
  ///   - size: The minimum size.
  package func thumbnail(of photo: FilePath, _ state: RegularFile.State, _ size: ThumbnailSize) -> FilePath? {
    guard !photo.isInside(folder), let uri = Self.uri(of: photo) else { return nil }
    let name = Self.name(of: uri)
    return ThumbnailSize.allCases.lazy.filter { $0.rawValue >= size.rawValue }
      .map { self.folder.appending(FilePath($0.folderName)).appending(name) }
      .first { Self.isValid($0, uri, state) }
  }

  /// Returns the reason why a photo could not be decoded, or `nil` if it was not tried since it was changed.
  package func failure(of photo: FilePath, _ state: RegularFile.State) -> String? {
    guard let uri = Self.uri(of: photo), let texts = Self.texts(failureFile(of: uri)),
      Self.isValid(texts, uri, state)
    else { return nil }
    return texts[Self.reasonKey]
  }

  private static func texts(_ file: FilePath) -> [String: String]? { (try? RegularFile(file)).map(PNGTexts.read) }

  private static func isValid(_ file: FilePath, _ uri: String, _ state: RegularFile.State) -> Bool {
    texts(file).map { isValid($0, uri, state) } ?? false
  }

  private static func isValid(_ texts: [String: String], _ uri: String, _ state: RegularFile.State) -> Bool {
    // Some programs write a fraction after the seconds.
    let time = texts["Thumb::MTime"].flatMap { $0.split(separator: ".").first }.flatMap { Int64($0) }
    guard texts["Thumb::URI"] == uri, time == state.seconds else { return false }
    return texts["Thumb::Size"].flatMap { Int64($0) }.map { $0 == state.size } ?? true
  }

  // MARK: Writing

  /// Writes a thumbnail.
  ///
  /// - Parameters:
  ///   - png: The thumbnail as a PNG file. Its longer side has at most the number of pixels of the size.
  ///   - photo: The path of the photo.
  ///   - state: The state of the photo's file before it was decoded.
  ///   - size: The size.
  /// - Throws: `FileError` if the file cannot be written, for example because the disk is full.
  package func write(
    _ png: Data, of photo: FilePath, _ state: RegularFile.State, _ size: ThumbnailSize
  ) throws(FileError) {
    guard let file = file(of: photo, size), let uri = Self.uri(of: photo) else { return }
    try write(png, [], uri, state, to: file)
    unlink(failureFile(of: uri))
  }

  /// Records that a photo cannot be decoded.
  ///
  /// - Parameters:
  ///   - reason: The reason in one line.
  ///   - photo: The path of the photo.
  ///   - state: The state of the photo's file before it was decoded.
  /// - Throws: `FileError` if the file cannot be written.
  package func writeFailure(_ reason: String, of photo: FilePath, _ state: RegularFile.State) throws(FileError) {
    guard !photo.isInside(folder), let uri = Self.uri(of: photo), let picture = Self.emptyPicture else { return }
    try write(picture, [(Self.reasonKey, reason)], uri, state, to: failureFile(of: uri))
  }

  private func unlink(_ file: FilePath) { _ = file.withCString { Glibc.unlink($0) } }

  /// Replaces a file of the store by a PNG image with texts: the given ones, and those that identify the photo and its version.
  private func write(
    _ png: Data, _ texts: [(keyword: String, text: String)], _ uri: String, _ state: RegularFile.State,
    to file: FilePath
  ) throws(FileError) {
    let source = [
      (keyword: "Thumb::URI", text: uri), ("Thumb::MTime", "\(state.seconds)"), ("Thumb::Size", "\(state.size)"),
      ("Software", Self.application),
    ]
    guard let data = PNGTexts.inserting(source + texts, into: png) else { return }
    makeFolder(file.folder)
    try AtomicFile.replace(file, by: data, suffix: ".png", isDurable: false)
  }

  /// Creates a folder and the missing folders that contain it. Only the user can read them, as the specification
  /// requires.
  private func makeFolder(_ path: FilePath) {
    guard !path.bytes.isEmpty, access(path) != 0 else { return }
    if path.bytes.count > 1 { makeFolder(path.folder) }
    _ = path.withCString { mkdir($0, 0o700) }
  }

  private func access(_ path: FilePath) -> Int32 { path.withCString { Glibc.access($0, F_OK) } }
}
