import UIKit
import XCTest

/// NSItemProvider.h: `init(item:typeIdentifier:)`, `registerObject(_:visibility:)` and `loadItem(forTypeIdentifier:)`, as drag and
/// drop tutorials and Apple's sample "Restoring your app's state" use them.
@MainActor final class ItemProviderRegistrationTests: XCTestCase {
  private func string(from provider: NSItemProvider) async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadObject(ofClass: String.self) { text, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: text) }
      }
    }
  }

  private func data(_ type: String, from provider: NSItemProvider) async -> Data? {
    await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
    }
  }

  func testAnItemOfAType() async throws {
    let provider = NSItemProvider(item: Data("text".utf8) as NSData, typeIdentifier: "public.utf8-plain-text")
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    XCTAssertTrue(provider.hasRepresentationConforming(toTypeIdentifier: "public.text"))
    let text = try await string(from: provider)
    XCTAssertEqual(text, "text")
    XCTAssertEqual(NSItemProvider(item: nil, typeIdentifier: "public.text").registeredTypeIdentifiers, [])
    XCTAssertEqual(
      NSItemProvider(item: "a" as NSString, typeIdentifier: nil).registeredTypeIdentifiers, ["public.utf8-plain-text"])
  }

  func testAFileIsItsContents() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("contents".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let contents = NSItemProvider(item: file as NSURL, typeIdentifier: "public.plain-text")
    let first = await data("public.plain-text", from: contents)
    XCTAssertEqual(first, Data("contents".utf8))
    XCTAssertEqual(contents.suggestedName, file.lastPathComponent)
    let link = NSItemProvider(item: file as NSURL, typeIdentifier: "public.file-url")
    let second = await data("public.file-url", from: link)
    XCTAssertEqual(second, Data(file.absoluteString.utf8))
  }

  func testTheItemItselfIsLoaded() {
    let provider = NSItemProvider(item: "words" as NSString, typeIdentifier: "public.plain-text")
    let loaded = expectation(description: "The item is loaded")
    provider.loadItem(forTypeIdentifier: "public.text") { item, error in
      XCTAssertNil(error)
      XCTAssertEqual(item as? NSString, "words")
      loaded.fulfill()
    }
    // An item without a type is kept, too (Apple, `loadItem(forTypeIdentifier:options:completionHandler:)`).
    let kept = expectation(description: "The item without a type is loaded")
    NSItemProvider(item: "a" as NSString, typeIdentifier: nil).loadItem(forTypeIdentifier: "public.utf8-plain-text") {
      item, _ in
      XCTAssertEqual(item as? NSString, "a")
      kept.fulfill()
    }
    let failed = expectation(description: "There is no image")
    provider.loadItem(forTypeIdentifier: "public.image") { item, error in
      XCTAssertNil(item)
      XCTAssertEqual((error as NSError?)?.code, NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
      failed.fulfill()
    }
    wait(for: [loaded, kept, failed], timeout: 60)
  }

  func testObjectsAndFilesOnDemand() async throws {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: NSString.self, visibility: .all) { completion in
      completion("late" as NSString, nil)
      return nil
    }
    let text = try await string(from: provider)
    XCTAssertEqual(text, "late")
    let missing = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    provider.registerFileRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
      completion(missing, false, nil)
      return nil
    }
    let picture = await data("public.png", from: provider)
    XCTAssertNil(picture)
  }

  func testAnActivityIsCarriedWithAString() async {
    let activity = NSUserActivity(activityType: "org.example.open")
    activity.title = "Page"
    activity.userInfo = ["page": 3]
    let provider = NSItemProvider(object: "3" as NSString)
    provider.registerObject(activity, visibility: .all)
    XCTAssertEqual(provider.registeredTypeIdentifiers.count, 2)
    let title: String? = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: NSUserActivity.self) { activity, _ in
        let activity = activity as? NSUserActivity
        continuation.resume(returning: activity.map { "\($0.title ?? "") \($0.userInfo?["page"] as? Int ?? 0)" })
      }
    }
    XCTAssertEqual(title, "Page 3")
  }
}
