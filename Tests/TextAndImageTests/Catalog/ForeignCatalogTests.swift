import UIKit
import XCTest

@testable import UIKit

/// All asset catalogs in the folder that `TESSERA_CATALOGS` specifies, such as checkouts of applications.
@preconcurrency @MainActor
final class ForeignCatalogTests: XCTestCase {
  func testEveryNameResolvesOrIsReported() throws {
    guard let root = ProcessInfo.processInfo.environment["TESSERA_CATALOGS"] else { throw XCTSkip("no folder is set") }
    var reports: [String] = []
    Diagnostics.handler = { reports.append($0) }
    defer { Diagnostics.handler = nil }
    let manager = FileManager.default
    var folders: Set<String> = []
    for case let path as String in manager.enumerator(atPath: root) ?? FileManager.DirectoryEnumerator() {
      if path.hasSuffix(".xcassets") { folders.insert((path as NSString).deletingLastPathComponent) }
    }
    var counts: [String: (found: Int, reported: Int, empty: Int)] = [:]
    for folder in folders.sorted() {
      guard let bundle = Bundle(path: root + "/" + folder) else { continue }
      let catalog = AssetCatalog.catalog(of: bundle)
      for kind in AssetCatalog.Kind.allCases where kind != .icon {
        for name in catalog.names(kind) {
          let before = reports.count
          let isFound: Bool
          switch kind {
          case .image: isFound = UIImage(named: name, in: bundle, with: nil)?.cgImage != nil
          case .symbol: isFound = UIImage(named: name, in: bundle, with: nil)?.isSymbolImage ?? false
          case .color: isFound = UIColor(named: name, in: bundle, compatibleWith: nil) != nil
          default: isFound = NSDataAsset(name: name, bundle: bundle) != nil
          }
          if isFound {
            counts[kind.rawValue, default: (0, 0, 0)].found += 1
          } else if reports.count > before {
            counts[kind.rawValue, default: (0, 0, 0)].reported += 1
          } else {
            counts[kind.rawValue, default: (0, 0, 0)].empty += 1
            print("nothing in \(folder): \(name).\(kind.rawValue)")
          }
        }
      }
    }
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("\(kind): \(count.found) found, \(count.reported) reported, \(count.empty) without files")
    }
    for report in reports { print(report) }
  }
}
