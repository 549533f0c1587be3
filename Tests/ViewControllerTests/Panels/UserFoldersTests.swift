import Foundation
import XCTest

@testable import UIKit

/// The folders in which the panels begin. Source: the manual page of `user-dirs.dirs` (xdg-user-dirs): a value is `"$HOME/…"` or an
/// absolute path, in quotation marks, and the home folder itself means that there is no such folder.
final class UserFoldersTests: XCTestCase {
  private var home: URL!

  override func setUpWithError() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: home.appendingPathComponent(".config"), withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: home) }

  private func folders(_ text: String?, _ variables: [String: String] = [:]) throws -> UserFolders {
    let file = home.appendingPathComponent(".config/user-dirs.dirs")
    if let text { try Data(text.utf8).write(to: file) }
    return UserFolders(environment: variables.merging(["HOME": home.path]) { $1 })
  }

  func testWithoutTheFile_foldersHaveTheirUsualNames() throws {
    let folders = try folders(nil)
    XCTAssertEqual(folders.pictures.path, home.path + "/Pictures")
    XCTAssertEqual(folders.documents.path, home.path + "/Documents")
    XCTAssertEqual(folders.name(of: folders.pictures), "~/Pictures")
    XCTAssertEqual(folders.name(of: URL(fileURLWithPath: "/srv/papers")), "/srv/papers")
  }

  func testEntriesAreQuoted_andStartAtTheHomeFolderOrTheRoot() throws {
    let text = "# comment\nXDG_PICTURES_DIR=\"$HOME/Bilder/Meine Fotos\"\nXDG_DOCUMENTS_DIR=\"/srv/papers\"\n"
    let folders = try folders(text)
    XCTAssertEqual(folders.pictures.path, home.path + "/Bilder/Meine Fotos")
    XCTAssertEqual(folders.documents.path, "/srv/papers")
  }

  func testTheHomeFolderMeansThatThereIsNone() throws {
    XCTAssertEqual(try folders("XDG_PICTURES_DIR=\"$HOME/\"\n").pictures.path, home.path + "/Pictures")
  }

  func testAVariablePrecedesTheFile() throws {
    let folders = try folders("XDG_PICTURES_DIR=\"$HOME/a\"\n", ["XDG_PICTURES_DIR": "/tmp/b"])
    XCTAssertEqual(folders.pictures.path, "/tmp/b")
    let other = home.appendingPathComponent("settings")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("XDG_PICTURES_DIR=\"$HOME/c\"\n".utf8).write(to: other.appendingPathComponent("user-dirs.dirs"))
    XCTAssertEqual(try self.folders(nil, ["XDG_CONFIG_HOME": other.path]).pictures.path, home.path + "/c")
  }
}
