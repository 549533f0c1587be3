import Foundation
import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// A base class for tests that read nibs and storyboards, from text or from `Files`.
@preconcurrency @MainActor
class NibTestCase: XCTestCase {
  var app: TestApplication!
  /// Indicates whether the test expects reports, which are then stored in `reports`. Otherwise a report fails the test.
  var expectsReports = false
  var reports: [String] { app.reports }

  override func setUp() async throws { start() }

  override func tearDown() async throws {
    app?.close()
    app = nil
    NibLog.lines = []
  }

  /// Starts an application with a screen of the size of an iPhone 16.
  func start(size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3) {
    app?.close()
    app = TestApplication(size: size, scale: scale)
    app.onReport = { [weak self] in if self?.expectsReports != true { XCTFail($0) } }
  }

  /// Returns a nib that contains the objects in a text.
  func nib(_ objects: String, resources: String = "") -> UINib {
    let text = Self.document("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "<objects>\(objects)</objects>\(resources)")
    return UINib(data: Data(text.utf8), bundle: nil)
  }

  /// Returns a storyboard that contains the scenes in a text.
  func storyboard(_ scenes: String, initial: String = "root", resources: String = "") throws -> UIStoryboard {
    let text = Self.document(
      "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "<scenes>\(scenes)</scenes>\(resources)",
      more: "initialViewController=\"\(initial)\"")
    return try UIStoryboard(
      document: NibDocument(data: Data(text.utf8), fileName: "Test.storyboard", bundle: .main))
  }

  static func document(_ type: String, _ content: String, more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(more)>
    \(content)
    </document>
    """
  }

  /// Returns a storyboard in the folder `Files`.
  func file(_ name: String) throws -> UIStoryboard {
    let url = Self.files.appendingPathComponent(name)
    return try UIStoryboard(document: NibFiles.read(url, bundle: .main))
  }

  static let files = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Files")
}

/// A log of the calls that objects of nibs have received.
@MainActor enum NibLog {
  static var lines: [String] {
    get { storage.lines }
    set { storage.lines = newValue }
  }
  private static let storage = Storage()
  private final class Storage { var lines: [String] = [] }
  static func add(_ line: String) { lines.append(line) }
}
