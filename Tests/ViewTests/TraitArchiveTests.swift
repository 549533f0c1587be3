import Foundation
import UIKit
import XCTest

/// Archives of trait collections, which conform to NSSecureCoding (UITraitCollection.h).
@preconcurrency @MainActor
final class TraitArchiveTests: XCTestCase {
  private func restored(_ traits: UITraitCollection) throws -> UITraitCollection {
    let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
    return try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data))
  }

  func testAllTraits() throws {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.horizontalSizeClass = .compact
      traits.verticalSizeClass = .regular
      traits.userInterfaceIdiom = .pad
      traits.displayScale = 3
      traits.displayGamut = .P3
      traits.layoutDirection = .rightToLeft
      traits.accessibilityContrast = .high
      traits.userInterfaceLevel = .elevated
      traits.legibilityWeight = .bold
      traits.preferredContentSizeCategory = .accessibilityLarge
      traits.activeAppearance = .inactive
      traits.typesettingLanguage = "ar"
    }
    let copy = try restored(traits)
    XCTAssertEqual(copy, traits)
    XCTAssertEqual(copy.displayScale, 3)
    XCTAssertEqual(copy.typesettingLanguage, "ar")
  }

  func testUnspecifiedTraitsStayUnspecified() throws {
    XCTAssertEqual(try restored(UITraitCollection()), UITraitCollection())
    let traits = try restored(UITraitCollection(userInterfaceStyle: .light))
    XCTAssertEqual(traits, UITraitCollection(userInterfaceStyle: .light))
    XCTAssertEqual(traits.horizontalSizeClass, .unspecified)
    XCTAssertTrue(UITraitCollection.supportsSecureCoding)
  }
}
