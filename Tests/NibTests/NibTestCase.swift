import Foundation
import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Tests that read nibs and storyboards, from text or from `Files`.
@preconcurrency @MainActor
class NibTestCase: XCTestCase {
  var app: TestApplication!
  /// The reports that the test does not expect fail it. Those that it expects are in `reports`.
  var expectsReports = false
  var reports: [String] { app.reports }

  override func setUp() async throws { start() }

  override func tearDown() async throws {
    app?.close()
    app = nil
    NibLog.lines = []
  }

  /// Starts an application with the size of an iPhone 16.
  func start(size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3) {
    app?.close()
    app = TestApplication(size: size, scale: scale)
    app.onReport = { [weak self] in if self?.expectsReports != true { XCTFail($0) } }
  }

  /// Returns a nib with the objects of a text.
  func nib(_ objects: String, resources: String = "") -> UINib {
    let text = Self.document("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "<objects>\(objects)</objects>\(resources)")
    return UINib(data: Data(text.utf8), bundle: nil)
  }

  /// Returns a storyboard with the scenes of a text.
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

  /// Returns a storyboard of the folder `Files`.
  func file(_ name: String) throws -> UIStoryboard {
    let url = Self.files.appendingPathComponent(name)
    return try UIStoryboard(document: NibFiles.read(url, bundle: .main))
  }

  static let files = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Files")
}

/// The calls that objects of nibs have received.
@MainActor enum NibLog {
  static var lines: [String] {
    get { storage.lines }
    set { storage.lines = newValue }
  }
  private static let storage = Storage()
  private final class Storage { var lines: [String] = [] }
  static func add(_ line: String) { lines.append(line) }
}
