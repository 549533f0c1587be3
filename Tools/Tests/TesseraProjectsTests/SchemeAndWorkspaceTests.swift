import XCTest

@testable import TesseraProjects

final class SchemeAndWorkspaceTests: XCTestCase {
  private let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme version="1.7">
      <BuildAction><BuildActionEntries><BuildActionEntry buildForRunning="YES">
        <BuildableReference BlueprintName="Demo" ReferencedContainer="container:Demo.xcodeproj"/>
      </BuildActionEntry></BuildActionEntries></BuildAction>
      <TestAction buildConfiguration="Debug"><Testables>
        <TestableReference skipped="NO"><BuildableReference BlueprintName="DemoTests"/></TestableReference>
        <TestableReference skipped="YES"><BuildableReference BlueprintName="SlowTests"/></TestableReference>
      </Testables></TestAction>
      <LaunchAction buildConfiguration="Staging">
        <BuildableProductRunnable><BuildableReference BlueprintName="Demo"/></BuildableProductRunnable>
        <CommandLineArguments>
          <CommandLineArgument argument="-flag &quot;a b&quot;" isEnabled="YES"/>
          <CommandLineArgument argument="-off" isEnabled="NO"/>
        </CommandLineArguments>
        <EnvironmentVariables><EnvironmentVariable key="K" value="V" isEnabled="YES"/></EnvironmentVariables>
      </LaunchAction>
    </Scheme>
    """

  func testASchemeSaysWhatToRunAndToTest() throws {
    let scheme = try SchemeReader.parse(Data(scheme.utf8), path: "/p/Demo Scheme.xcscheme")
    XCTAssertEqual(scheme.name, "Demo Scheme")
    XCTAssertEqual(scheme.runTarget, "Demo")
    XCTAssertEqual(scheme.configuration, "Staging")
    XCTAssertEqual(scheme.testTargets, ["DemoTests"])
    XCTAssertEqual(scheme.arguments, ["-flag", "a b"])
    XCTAssertEqual(scheme.environment, ["K": "V"])
    XCTAssertEqual(scheme.skippedTestTargets, ["SlowTests"])
  }

  func testTheTestActionHasValuesOfItsOwnOrThoseOfTheRunAction() throws {
    let values = """
      <CommandLineArguments><CommandLineArgument argument="-uitest" isEnabled="YES"/></CommandLineArguments>
      <EnvironmentVariables><EnvironmentVariable key="MODE" value="test" isEnabled="YES"/>
        <EnvironmentVariable key="OFF" value="1" isEnabled="NO"/></EnvironmentVariables>
      """
    func read(_ shares: String) throws -> Scheme {
      let text = scheme.replacingOccurrences(
        of: "<TestAction buildConfiguration=\"Debug\">",
        with: "<TestAction shouldUseLaunchSchemeArgsEnv=\"\(shares)\">\(values)")
      return try SchemeReader.parse(Data(text.utf8), path: "/p/A.xcscheme")
    }
    XCTAssertEqual(try read("NO").testArguments, ["-uitest"])
    XCTAssertEqual(try read("NO").testEnvironment, ["MODE": "test"])
    XCTAssertEqual(try read("YES").testArguments, ["-flag", "a b"])
    XCTAssertEqual(try read("YES").testEnvironment, ["K": "V"])
    XCTAssertEqual(try read("NO").arguments, ["-flag", "a b"], "the Run action has its own")
  }

  func testWorkspacesNestGroups() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0">
        <FileRef location="group:App/App.xcodeproj"></FileRef>
        <Group location="group:Libraries" name="L">
          <FileRef location="group:Kit"></FileRef>
          <Group location="group:Inner"><FileRef location="group:Core.xcodeproj"></FileRef></Group>
          <FileRef location="container:Top.xcodeproj"></FileRef>
        </Group>
        <FileRef location="absolute:/abs/X.xcodeproj"></FileRef>
      </Workspace>
      """
    XCTAssertEqual(
      try WorkspaceReader.members(Data(text.utf8), workspace: "/w/W.xcworkspace"),
      [
        "/w/App/App.xcodeproj", "/w/Libraries/Kit", "/w/Libraries/Inner/Core.xcodeproj", "/w/Top.xcodeproj",
        "/abs/X.xcodeproj",
      ])
  }

  func testACutFileIsAnErrorWithALine() {
    XCTAssertThrowsError(try SchemeReader.parse(Data(scheme.prefix(200).utf8), path: "/p/A.xcscheme")) { error in
      XCTAssertTrue("\(error)".hasPrefix("/p/A.xcscheme:4: error: this is not well-formed XML"), "\(error)")
    }
  }

  func testMutatedSchemesAndPropertyListsGiveValuesOrErrors() {
    let property = DemoProject.information
    for seed in 1...600 {
      var mutator = Mutator(seed: UInt64(seed))
      for (text, read) in [
        (scheme, { _ = try SchemeReader.parse($0, path: "p") }),
        (scheme, { _ = try WorkspaceReader.members($0, workspace: "/p/W.xcworkspace") }),
        (property, { _ = try InfoPropertyList.parse($0, path: "p") }),
      ] as [(String, (Data) throws -> Void)] {
        do {
          try read(mutator.mutated(Data(text.utf8)))
        } catch let error as FileError {
          XCTAssertGreaterThan(error.line ?? 0, 0)
        } catch { XCTFail("\(error)") }
      }
    }
  }
}
