import CoreGraphics
import Foundation

/// The desktop's list of recently used files (https://www.freedesktop.org/wiki/Specifications/desktop-bookmark-spec/).
///
/// The list is one file that all programs share. Each replaces it as a whole.
package struct RecentFiles: Sendable {
  /// The largest list that is changed, in bytes. A larger one is damaged.
  private static let maximumSize = 32 << 20

  private let file: FilePath

  /// Creates the list in a folder of data (`XDG_DATA_HOME`).
  package init(_ folder: FilePath) { file = folder.appending("recently-used.xbel") }

  /// Returns the folder of the user's list, or `nil` without a home folder.
  package static func folder(environment: [String: String] = ProcessInfo.processInfo.environment) -> FilePath? {
    DesktopFolders.data(environment: environment)
  }

  /// Adds a photo to the list, or changes the times of its entry, in the background.
  package func add(_ photo: FilePath) {
    DispatchQueue.global(qos: .utility).async { _ = write(photo, Date()) }
  }

  /// Adds a photo to the list. The method blocks until the list is written.
  ///
  /// - Returns: `false` if the list cannot be written, or if the file is not a list. In both cases the file does not change.
  package func write(_ photo: FilePath, _ date: Date) -> Bool {
    guard let uri = ThumbnailStore.uri(of: photo), let type = PhotoFormats.mimeType(of: photo) else { return false }
    var info = stat()
    let exists = file.withCString { lstat($0, &info) } == 0
    // Some users replace the file with a link or a device, so that no list is kept.
    if exists, info.st_mode & S_IFMT != S_IFREG { return false }
    var text = Self.emptyList
    if exists, info.st_size > 0 {
      guard let data = try? RegularFile(file).contents(limit: Self.maximumSize),
        let list = String(validating: data, as: UTF8.self)
      else { return false }
      text = list
    }
    guard let changed = Self.adding(uri, type, date, to: text) else { return false }
    return (try? AtomicFile.replace(file, by: Array(changed.utf8), isDurable: true)) != nil
  }

  static let emptyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xbel version="1.0"
          xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
          xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
    >
    </xbel>
    """

  /// Returns a list with an entry for a file at its end, where programs write the newest. The other entries remain as they
  /// are. The result is `nil` for a text that is not a list.
  static func adding(_ uri: String, _ type: String, _ date: Date, to list: String) -> String? {
    guard let end = list.range(of: "</xbel>", options: .backwards), list.contains("<xbel") else { return nil }
    let time = date.formatted(.iso8601)
    var head = String(list[..<end.lowerBound])
    var added = time
    var applications = ""
    if let old = entry(of: uri, in: head) {
      let text = String(head[old])
      added = attribute("added", in: text) ?? time
      applications = otherApplications(in: text)
      head.removeSubrange(old)
    }
    let application =
      #"<bookmark:application name="\#(name)" exec="&apos;\#(program) %u&apos;" modified="\#(time)" count="1"/>"#
    return head.trimmingSuffix(while: \.isWhitespace) + """

        <bookmark href="\(escaped(uri))" added="\(added)" modified="\(time)" visited="\(time)">
          <info>
            <metadata owner="http://freedesktop.org">
              <mime:mime-type type="\(type)"/>
              <bookmark:applications>
      \(applications)          \(application)
              </bookmark:applications>
            </metadata>
          </info>
        </bookmark>
      </xbel>

      """
  }

  private static let name = "Gallery"
  private static let program = "tessera-gallery"

  /// Returns the range of a file's entry in a list, or `nil` if the list has no entry for the file.
  private static func entry(of uri: String, in list: String) -> Range<String.Index>? {
    guard let start = list.range(of: "<bookmark href=\"\(escaped(uri))\""),
      let end = list.range(of: "</bookmark>", range: start.upperBound..<list.endIndex)
    else { return nil }
    return start.lowerBound..<end.upperBound
  }

  /// Returns the lines of the other applications that used the file.
  private static func otherApplications(in entry: String) -> String {
    entry.split(separator: "\n")
      .filter { $0.contains("<bookmark:application ") && !$0.contains("name=\"\(name)\"") }
      .map { "          \($0.trimmingCharacters(in: .whitespaces))\n" }.joined()
  }

  private static func attribute(_ name: String, in text: String) -> String? {
    guard let start = text.range(of: " \(name)=\""),
      let end = text.range(of: "\"", range: start.upperBound..<text.endIndex)
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "'", with: "&apos;")
  }
}

extension StringProtocol {
  /// Returns the text without the characters at its end that fulfill a condition.
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex)])
  }
}
