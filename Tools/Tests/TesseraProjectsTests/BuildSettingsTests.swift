import XCTest

@testable import TesseraProjects

final class BuildSettingsTests: XCTestCase {
  private func settings(_ layers: BuildSettings.Layer...) -> BuildSettings {
    var result = BuildSettings()
    for layer in layers { result.add(layer, configuration: "Debug") }
    return result
  }

  func testHigherLevelsOverrideAndInherit() {
    let result = settings(["A": "1", "B": "x"], ["A": "$(inherited) 2"], ["A": "$(A) 3", "C": "${B}-$(A)"])
    XCTAssertEqual(result["A"], "1 2 3")
    XCTAssertEqual(result["C"], "x-1 2 3")
    XCTAssertNil(result["D"])
  }

  func testVariablesUseTheHighestLevel() {
    let result = settings(["PRODUCT_NAME": "$(TARGET_NAME)", "TARGET_NAME": "a"], ["TARGET_NAME": "swift-2048"])
    XCTAssertEqual(result["PRODUCT_NAME"], "swift-2048")
  }

  func testConditions() {
    let result = settings([
      "A": "plain", "A[sdk=iphone*]": "phone", "A[sdk=macosx*]": "mac", "B[config=Debug]": "debug",
      "B[config=Release]": "release",
      "C[sdk=iphonesimulator*][arch=arm64]": "arm", "C": "other",
    ])
    XCTAssertEqual(result["A"], "phone")
    XCTAssertEqual(result["B"], "debug")
    XCTAssertEqual(result["C"], "other")
  }

  func testModifiers() {
    let result = settings(["N": "My App 2", "P": "/a/b.swift", "E": ""])
    XCTAssertEqual(result.expand("org.$(N:rfc1034identifier)"), "org.My-App-2")
    XCTAssertEqual(result.expand("$(N:c99extidentifier)"), "My_App_2")
    XCTAssertEqual(result.expand("$(N:lower) $(P:file) $(P:base) $(P:suffix)"), "my app 2 b.swift b .swift")
    XCTAssertEqual(result.expand("$(E:default=x) $(Z:default=y)"), "x y")
    XCTAssertEqual(result.expand("$5 $(open"), "$5 $(open")
  }

  func testNestedNamesAndCycles() {
    let result = settings([
      "A_Debug": "yes", "CONFIG": "Debug", "X": "$(Y)", "Y": "$(X)", "Z": "$(Z2)$(Z2)", "Z2": "$(Z)$(Z)",
    ])
    XCTAssertEqual(result.expand("$(A_$(CONFIG))"), "yes")
    XCTAssertEqual(result["X"], "")
    XCTAssertEqual(result["Z"], "")
    var doubling: BuildSettings.Layer = [:]
    for number in 1...60 { doubling["A\(number)"] = "$(A\(number + 1))$(A\(number + 1))" }
    XCTAssertEqual(settings(doubling)["A1"], "")
  }

  func testLists() {
    XCTAssertEqual(BuildSettings.words("-D A \"b c\" d\\ e"), ["-D", "A", "b c", "d e"])
    XCTAssertEqual(BuildSettings.identifier("2048-code é"), "_2048_code_é")
  }

  func testConfigurationFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("Base.xcconfig", "A = 1 // one\n#include \"Base.xcconfig\"\nB[sdk=iphoneos*] = 2\n")
    let path = try folder.write(
      "Top.xcconfig", "#include \"Base.xcconfig\"\n#include? \"None.xcconfig\"\nA = $(inherited) 3;\nwrong\n")
    var notes: [Note] = []
    let layer = ConfigurationFile.read(path, folder: folder.path, notes: &notes)
    XCTAssertEqual(layer, ["A": "1 3", "B[sdk=iphoneos*]": "2"])
    XCTAssertEqual(notes.map(\.line), [nil, 4])
  }
}
