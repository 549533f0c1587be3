@testable import UIKit
import UIKitTesting
import XCTest

/// The sessions of scenes, which are stored between two runs of a program.
final class SceneStoreTests: SceneTestCase {
  private var file: URL { folder.appendingPathComponent("sessions.plist") }

  func testScenesAreConnectedAgain() throws {
    launch(saves: true)
    let first = try XCTUnwrap(app.scenes.first)
    let second = try openScene()
    let activity = NSUserActivity(activityType: "read")
    activity.title = "Title"
    activity.targetContentIdentifier = "target"
    let id = UUID()
    activity.userInfo = [
      "page": 12, "ratio": 1.5, "name": "ä", "site": try XCTUnwrap(URL(string: "https://example.org/a")), "id": id,
      "set": Set(["a", "b"]), "list": [1, 2], "nested": ["x": Data([1, 2])],
    ]
    second.recorder?.activity = activity
    second.session.userInfo = ["key": "value"]
    app.resize(to: CGSize(width: 444, height: 333), of: second)
    let identifiers = [first, second].map(\.session.persistentIdentifier)
    end()
    log.take()

    launch(saves: true)
    XCTAssertEqual(app.scenes.map(\.session.persistentIdentifier), identifiers)
    XCTAssertFalse(
      log.lines.contains { $0.hasPrefix("configurationForConnecting") }, "restored sessions have their configuration")
    let restored = try XCTUnwrap(app.scenes.last)
    XCTAssertEqual(app.hostWindow(of: restored)?.size, CGSize(width: 444, height: 333))
    XCTAssertEqual(restored.session.userInfo?["key"] as? String, "value")
    let back = try XCTUnwrap(restored.recorder?.restored)
    XCTAssertTrue(back === restored.session.stateRestorationActivity)
    XCTAssertEqual(back.activityType, "read")
    XCTAssertEqual(back.title, "Title")
    XCTAssertEqual(back.targetContentIdentifier, "target")
    XCTAssertEqual(back.userInfo?["page"] as? Int, 12)
    XCTAssertEqual(back.userInfo?["ratio"] as? Double, 1.5)
    XCTAssertEqual(back.userInfo?["name"] as? String, "ä")
    XCTAssertEqual(back.userInfo?["site"] as? URL, URL(string: "https://example.org/a"))
    XCTAssertEqual(back.userInfo?["id"] as? UUID, id)
    XCTAssertEqual(back.userInfo?["set"] as? Set<String>, ["a", "b"])
    XCTAssertEqual(back.userInfo?["list"] as? [Int], [1, 2])
    XCTAssertEqual((back.userInfo?["nested"] as? [String: Any])?["x"] as? Data, Data([1, 2]))
    XCTAssertNil(app.scenes.first?.recorder?.restored, "the first scene had no activity")
    let lines = log.lines.filter { $0.hasPrefix("restore") }
    XCTAssertEqual(lines, ["restore read, scene -1, application 0"])
  }

  /// A program runs in a browser on a phone, and then on the desktop.
  func testTheSizeOfAPageIsNotThatOfTheNextWindow() throws {
    launch(saves: true)
    app.resize(to: CGSize(width: 444, height: 333), of: try openScene())
    end()
    launch(saves: true)
    let page = try XCTUnwrap(app.scenes.last.flatMap { app.hostWindow(of: $0) })
    XCTAssertEqual(page.size, CGSize(width: 444, height: 333))
    page.canResize = false
    page.change(size: CGSize(width: 390, height: 844), scale: 1)
    app.frame()
    XCTAssertEqual(app.scenes.last?.screen.bounds.size, CGSize(width: 390, height: 844))
    end()
    launch(saves: true)
    XCTAssertEqual(app.scenes.last.flatMap { app.hostWindow(of: $0) }?.size, CGSize(width: 444, height: 333))
  }

  func testDiscardedSessionsDoNotReturn() throws {
    launch(saves: true)
    app.requestClose(try openScene())
    end()
    launch(saves: true)
    XCTAssertEqual(app.scenes.count, 1)
    XCTAssertEqual(UIApplication.shared.openSessions.count, 1)
  }

  func testAnApplicationWithOneSceneRestoresOne() throws {
    launch(saves: true)
    _ = try openScene()
    end()
    launch(multiple: false, saves: true)
    XCTAssertEqual(app.scenes.count, 1)
    XCTAssertEqual(UIApplication.shared.openSessions.count, 2, "the other session is not lost")
    end()
    launch(saves: true)
    XCTAssertEqual(UIApplication.shared.openSessions.count, 2)
  }

  func testValuesThatCannotBeSaved() throws {
    launch(saves: true)
    let scene = try XCTUnwrap(app.scenes.first)
    scene.session.userInfo = ["view": UIView(), "number": 3]
    app.setVisible(false)
    XCTAssertEqual(app.reports.count, 1)
    XCTAssertTrue(app.reports.first?.contains("UIView") ?? false, "\(app.reports)")
    app.setVisible(true)
    scene.session.userInfo?["view"] = nil
    end()
    launch(saves: true)
    XCTAssertEqual(app.scenes.first?.session.userInfo?["number"] as? Int, 3)
  }

  func testDamagedFilesAreKept() throws {
    launch(saves: true)
    end()
    let good = try Data(contentsOf: file)
    for data in [Data("nonsense".utf8), good.prefix(40), Data()] {
      try data.write(to: file)
      launch(saves: true)
      XCTAssertEqual(app.scenes.count, 1)
      XCTAssertEqual(try Data(contentsOf: file.appendingPathExtension("unreadable")), data)
      end()
    }
    // Entries without an identifier are left out, the others are restored.
    let entries: [[String: Any]] = [
      ["role": 3],
      ["identifier": "kept", "role": "UIWindowSceneSessionRoleApplication", "connected": true, "size": [-1]],
    ]
    try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0).write(to: file)
    launch(saves: true)
    XCTAssertEqual(app.scenes.map(\.session.persistentIdentifier), ["kept"])
  }

  func testAFolderThatCannotBeWritten() throws {
    try Data("file".utf8).write(to: folder)
    launch(saves: true)
    _ = try openScene()
    end()
    XCTAssertEqual(try Data(contentsOf: folder), Data("file".utf8))
  }

  func testTheFolder() {
    let bundle = Bundle.main
    let name = bundle.bundleIdentifier ?? ProcessInfo.processInfo.processName
    XCTAssertEqual(
      StateFile.folder(environment: ["XDG_STATE_HOME": "/x"]).path, "/x/\(name)/scenes")
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    for environment in [[:], ["XDG_STATE_HOME": ""], ["XDG_STATE_HOME": "relative"]] {
      XCTAssertEqual(StateFile.folder(environment: environment).path, "\(home)/.local/state/\(name)/scenes")
    }
    XCTAssertEqual(StateFile.folder(environment: ["HOME": "/h"]).path, "/h/.local/state/\(name)/scenes")
    XCTAssertEqual(
      StateFile.folder(environment: ["HOME": "/h", "XDG_STATE_HOME": "/x"]).path, "/x/\(name)/scenes")
  }
}
