import Foundation
import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Reads all nibs and storyboards of this project and, if `TESSERA_NIB_FILES` is set, those of a folder.
///
/// Every scene is created, and its view is loaded and laid out. Classes that this program does not contain are
/// replaced, so reports are expected. They are counted by message. No file may end the program.
@preconcurrency @MainActor
final class NibCorpusTests: NibTestCase {
  func testEveryFileOfAFolder() throws {
    expectsReports = true
    let folder = ProcessInfo.processInfo.environment["TESSERA_NIB_FILES"].map { URL(fileURLWithPath: $0) }
    let pictures = ProcessInfo.processInfo.environment["TESSERA_NIB_PICTURES"].map { URL(fileURLWithPath: $0) }
    let root = folder ?? Self.files
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let files = (found?.compactMap { $0 as? URL } ?? []).filter { ["xib", "storyboard"].contains($0.pathExtension) }
    XCTAssertFalse(files.isEmpty)
    var counts: [String: Int] = [:]
    var views = 0
    var scenes = 0
    for file in files.sorted(by: { $0.path < $1.path }) {
      let before = app.reports.count
      guard let document = try? NibFiles.read(file, bundle: .main) else {
        counts["not read: \(file.lastPathComponent)", default: 0] += 1
        continue
      }
      if document.kind == .xib {
        let owner = UIViewController()
        let made = NibObjects(document).make(owner: owner, external: [:])
        for case let view as UIView in made {
          app.window.rootViewController = UIViewController()
          app.window.rootViewController?.view.addSubview(view)
          view.layoutIfNeeded()
          views += 1 + count(view)
        }
        scenes += 1
      } else {
        let storyboard = UIStoryboard(document: document)
        for scene in document.root.elements(in: "scenes") {
          for object in scene.elements(in: "objects")
          where NibClasses.isController(object) && object.name != "viewControllerPlaceholder" {
            guard let controller = NibScenes(storyboard, document).make(object) else { continue }
            app.show(controller)
            app.frame()
            views += 1 + count(controller.view)
            scenes += 1
            if let pictures {
              app.settle(0.5)
              let name = file.path.replacingOccurrences(of: root.path, with: "").replacingOccurrences(
                of: "/", with: "_")
              try app.snapshot().write(to: pictures.appendingPathComponent("\(name)-\(object.id ?? "").png"))
            }
          }
        }
      }
      for report in app.reports[before...] { counts[Self.kind(report), default: 0] += 1 }
    }
    XCTAssertGreaterThan(scenes, 0)
    print("\(files.count) files, \(scenes) scenes and nibs, \(views) views, \(app.reports.count) reports")
    for (message, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("\(count)\t\(message)")
    }
  }

  private func count(_ view: UIView) -> Int { view.subviews.reduce(view.subviews.count) { $0 + count($1) } }

  /// Returns a report without the parts that differ from object to object.
  private static func kind(_ report: String) -> String {
    var text = report
    for (pattern, with) in [
      (#"^\S+:\d+( \(object [^)]*\))?: "#, ""), ("“[^”]*”", "“…”"), (#"\d+(\.\d+)?"#, "N"), ("0x[0-9a-f]+", "0x"),
    ] {
      text = text.replacingOccurrences(of: pattern, with: with, options: .regularExpression)
    }
    return String(text.prefix(150))
  }
}
