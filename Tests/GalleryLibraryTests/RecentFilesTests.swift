import CoreGraphics
import Foundation
import XCTest

@testable import GalleryLibrary

/// The desktop's list of recently used files.
final class RecentFilesTests: LibraryTestCase {
  private var list: URL { work.appendingPathComponent("recently-used.xbel") }
  private var recent: RecentFiles { RecentFiles(FilePath(work)) }
  private let first = Date(timeIntervalSince1970: 1_700_000_000)
  private let second = Date(timeIntervalSince1970: 1_700_003_600)

  private func text() throws -> String { try String(contentsOf: list, encoding: .utf8) }

  func testAPhotoIsAdded_andItsTimesChange() throws {
    XCTAssertTrue(recent.write("/photos/a & b.jpg", first))
    XCTAssertTrue(recent.write("/photos/c.png", first))
    XCTAssertTrue(recent.write("/photos/a & b.jpg", second))
    let text = try text()
    XCTAssertEqual(text.components(separatedBy: "<bookmark href=").count, 3)
    XCTAssertTrue(
      text.contains(
        "<bookmark href=\"file:///photos/a%20&amp;%20b.jpg\" added=\"2023-11-14T22:13:20Z\" "
          + "modified=\"2023-11-14T23:13:20Z\" visited=\"2023-11-14T23:13:20Z\">"), text)
    XCTAssertTrue(text.contains("<mime:mime-type type=\"image/jpeg\"/>"))
    XCTAssertLessThan(
      try XCTUnwrap(text.range(of: "c.png")).lowerBound, try XCTUnwrap(text.range(of: "b.jpg")).lowerBound)
    XCTAssertNoThrow(try XMLWellFormedness.check(text))
  }

  func testTheEntriesOfOtherProgramsRemain() throws {
    // As GTK writes it.
    let other = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xbel version="1.0"
            xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
            xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
      >
        <bookmark href="file:///photos/a.jpg" added="2020-01-01T00:00:00.000000Z" modified="2020-01-01T00:00:00Z" \
      visited="2020-01-01T00:00:00Z">
          <info>
            <metadata owner="http://freedesktop.org">
              <mime:mime-type type="image/jpeg"/>
              <bookmark:applications>
                <bookmark:application name="Eye of GNOME" exec="&apos;eog %u&apos;" modified="2020-01-01T00:00:00Z" count="3"/>
              </bookmark:applications>
            </metadata>
          </info>
        </bookmark>
        <bookmark href="file:///text.txt" added="2020-01-01T00:00:00Z" modified="2020-01-01T00:00:00Z">
        </bookmark>
      </xbel>
      """
    try other.write(to: list, atomically: true, encoding: .utf8)
    XCTAssertTrue(recent.write("/photos/a.jpg", first))
    let text = try text()
    XCTAssertTrue(text.contains("<bookmark href=\"file:///text.txt\""))
    XCTAssertTrue(text.contains("name=\"Eye of GNOME\""), "the other program used the photo too")
    XCTAssertTrue(text.contains("name=\"Gallery\""))
    XCTAssertTrue(text.contains("added=\"2020-01-01T00:00:00.000000Z\""))
    XCTAssertEqual(text.components(separatedBy: "file:///photos/a.jpg").count, 2)
    XCTAssertNoThrow(try XMLWellFormedness.check(text))
  }

  /// In a Flatpak, the variables without `HOST_` are folders of the program.
  func testTheFoldersOfTheDesktop_inAFlatpak() {
    let own = [
      "HOME": "/home/me", "XDG_DATA_HOME": "/home/me/.var/app/x/data", "XDG_CACHE_HOME": "/home/me/.var/app/x/cache",
    ]
    XCTAssertEqual(DesktopFolders.data(environment: own, isSandboxed: false), "/home/me/.var/app/x/data")
    XCTAssertEqual(DesktopFolders.data(environment: own, isSandboxed: true), "/home/me/.local/share")
    XCTAssertEqual(DesktopFolders.cache(environment: own, isSandboxed: true), "/home/me/.cache")
    let host = own.merging(["HOST_XDG_DATA_HOME": "/data"]) { $1 }
    XCTAssertEqual(DesktopFolders.data(environment: host, isSandboxed: true), "/data")
    XCTAssertNil(DesktopFolders.data(environment: [:], isSandboxed: false))
  }

  func testWhatIsNoList_remains() throws {
    for content in ["not a list", "\u{0}", "<xbel>"] {
      try content.write(to: list, atomically: true, encoding: .utf8)
      XCTAssertFalse(recent.write("/a.jpg", first))
      XCTAssertEqual(try text(), content)
    }
    try FileManager.default.removeItem(at: list)
    try FileManager.default.createSymbolicLink(at: list, withDestinationURL: URL(fileURLWithPath: "/dev/null"))
    XCTAssertFalse(recent.write("/a.jpg", first), "users have no list in this way")
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: list.path), "/dev/null")
    XCTAssertFalse(RecentFiles("/nonexistent").write("/a.jpg", first))
    XCTAssertFalse(recent.write("/a.txt", first))
  }
}

/// A check that the tags of an XML text are nested.
private enum XMLWellFormedness {
  struct Problem: Error { let tag: String }

  static func check(_ text: String) throws {
    var open: [Substring] = []
    for match in text.matches(of: /<(\/?)([a-z:-]+)[^>]*?(\/?)>/) {
      if match.1 == "/" {
        guard open.popLast() == match.2 else { throw Problem(tag: String(match.2)) }
      } else if match.3 != "/" {
        open.append(match.2)
      }
    }
    guard open.isEmpty else { throw Problem(tag: String(open[0])) }
  }
}
