import XCTest

@testable import TesseraProjects

final class PodTests: XCTestCase {
  func testPodsOfTargets() {
    let file = PodFile(
      """
      use_frameworks!
      def shared
        pod 'Shared', path: "Shared"
      end
      pod 'Everywhere' # for all
      target 'App' do
        shared
        pod 'Library/Core', :path => '../'
        target 'AppTests' do
          inherit! :search_paths
          pod 'Quick', '~> 1.0'
        end
      end
      post_install do |installer|
        installer.pods_project.targets.each do |target|
        end
      end
      target 'Other' do
      end
      """)
    XCTAssertEqual(
      file.pods["App"],
      [.init(name: "Everywhere"), .init(name: "Shared", path: "Shared"), .init(name: "Library/Core", path: "../")])
    XCTAssertEqual(file.pods["AppTests"]?.map(\.name), ["Everywhere", "Quick", "Shared", "Library/Core"])
    XCTAssertEqual(file.pods["Other"]?.map(\.name), ["Everywhere"])
  }

  /// The libraries for tests that CocoaPods and Carthage download are used as packages.
  func testLibrariesOfTests() {
    let file = PodFile(
      """
      target 'AppTests' do
        pod 'Nimble', :git => 'https://example.org/o/Nimble.git'
        pod 'Quick', '~> 2.2'
        pod 'Snapshots', '~> 6.9'
      end
      """)
    let lock = PodLock(
      "PODS:\n  - Nimble (7.3.1)\n  - \"Other/Core (1.0)\":\n    - Nimble (~> 7)\n\nDEPENDENCIES:\n  - Quick (8)\n")
    XCTAssertEqual(lock.versions, ["Nimble": "7.3.1", "Other": "1.0"])
    let packages = (file.pods["AppTests"] ?? []).map { PublishedLibraries.package(of: $0, lock: lock) }
    XCTAssertEqual(
      packages.map { $0?.location },
      ["https://example.org/o/Nimble.git", "https://github.com/Quick/Quick", nil], "the address of a pod must be known")
    XCTAssertEqual(packages[0]?.requirement, .published(from: "7.3.1", below: "7.3.1"))
    XCTAssertEqual(packages[1]?.requirement, .published(from: "2.2", below: "3"))
    XCTAssertEqual(packages[1]?.products, ["Quick"])
  }

  func testCartfiles() {
    let found = PublishedLibraries.cartfile(
      """
      # github "o/None"
      github "typelift/SwiftCheck" "0.9.1"
      github "o/Second" ~> 1.2.3 # because
      git "https://example.org/p/Third.git"
      binary "https://example.org/Fourth.json"
      github "o/Large" ~> 9223372036854775807
      """)
    XCTAssertEqual(
      found.map(\.location),
      [
        "https://github.com/typelift/SwiftCheck", "https://github.com/o/Second", "https://example.org/p/Third.git",
        "https://github.com/o/Large",
      ])
    XCTAssertEqual(
      found.map(\.requirement),
      [
        .published(from: "0.9.1", below: "0.9.1"), .published(from: "1.2.3", below: "1.3"),
        .published(from: "0.0.0", below: nil),
        .published(from: "9223372036854775807", below: "9223372036854775807"),
      ])
    XCTAssertEqual(found.map(\.products), [["SwiftCheck"], ["Second"], ["Third"], ["Large"]])
  }

  func testSpecifications() {
    let specification = PodSpecification(
      """
      Pod::Spec.new do |s|
        s.name = 'Library'
        s.source = { :git => 'https://example.org/a.git', :tag => s.version.to_s }
        s.swift_versions = ['4.2', '5.0']
        s.source_files = 'Sources/**/*.{h,swift}', # both
          "More"
        s.osx.source_files = 'Mac/*'
        s.ios.exclude_files = ["Sources/Mac/*"]
        s.subspec 'Core' do |core|
          core.source_files = 'Core/*'
          core.dependency 'Library/Base'
          core.dependency 'Other', '~> 1'
        end
        s.resource_bundles = { 'Library' => ['Assets/*.png'] }
      end
      """, name: "X")
    XCTAssertEqual(specification.name, "Library")
    XCTAssertEqual(specification.swiftVersion, "5.0")
    XCTAssertEqual(specification.sources, ["Sources/**/*.{h,swift}", "More", "Core/*"])
    XCTAssertEqual(specification.excluded, ["Sources/Mac/*"])
    XCTAssertEqual(specification.resources, [])
    XCTAssertEqual(specification.bundles, ["Library": ["Assets/*.png"]])
    XCTAssertEqual(specification.dependencies, ["Other"])
  }

  func testPatterns() {
    XCTAssertTrue(PodSpecification.matches("Sources/A.swift", "Sources/**/*.{h,swift}"))
    XCTAssertTrue(PodSpecification.matches("Sources/B/C/A.swift", "Sources/**/*.{h,swift}"))
    XCTAssertFalse(PodSpecification.matches("Sources/A.m", "Sources/**/*.{h,swift}"))
    XCTAssertTrue(PodSpecification.matches("Sources/A.swift", "./Sources/A*"))
    XCTAssertTrue(PodSpecification.matches("Sources/B/A.swift", "Sources"))
    XCTAssertFalse(PodSpecification.matches("Sources/B/A.swift", "Sources/*"))
  }

  func testALibraryWhoseExampleHasItsTests() throws {
    let folder = try TemporaryFolder()
    try folder.write("Lib.podspec", "Pod::Spec.new do |s|\n  s.name = 'Lib'\n  s.source_files = 'Classes/**/*'\nend\n")
    try folder.write("Classes/A.swift", "public struct A {}\n")
    try folder.write("Classes/Lib.h")
    try folder.write("Example/Podfile", "target 'Demo' do\n  pod 'Lib', :path => '../'\n  pod 'Far'\nend\n")
    try folder.write("Example/Demo.xcodeproj/project.pbxproj", DemoProject.text)
    for name in DemoProject.files { try folder.write("Example/" + name) }
    try folder.write("Example/Demo/Info.plist", DemoProject.information)
    let loader = ProjectLoader(purpose: .test) { _ in Data() }
    let project = try loader.load(folder.path)
    XCTAssertEqual(project.target("Lib")?.sources, [folder.path + "/Classes/A.swift"])
    XCTAssertEqual(project.target("Demo")?.dependencies.contains("Lib"), true)
    XCTAssertEqual(project.target("Lib")?.implicitImports, ["UIKit"])
    XCTAssertTrue(project.notes.contains { $0.message.contains("pod Far") })
  }

  private func application(in folder: TemporaryFolder, pods: String) throws -> Project {
    try folder.write("Podfile", "target 'Demo' do\n\(pods)end\n")
    try folder.write("Demo.xcodeproj/project.pbxproj", DemoProject.text)
    for name in DemoProject.files { try folder.write(name) }
    try folder.write("Demo/Info.plist", DemoProject.information)
    return try XcodeReader.read(folder.path + "/Demo.xcodeproj")
  }

  func testPodsThatAreInstalledAreBuilt() throws {
    let folder = try TemporaryFolder()
    try folder.write("Pods/Far/Sources/Far.swift", "import Base\n")
    try folder.write("Pods/Base/Base.swift")
    try folder.write("Pods/Old/Old.m")
    try folder.write(
      "Pods/Pods.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U, O, D); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (A, B, M); };
        A = {isa = PBXFileReference; path = Far/Sources/Far.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = Base/Base.swift; sourceTree = "<group>"; };
        M = {isa = PBXFileReference; path = Old/Old.m; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = "Far-iOS"; productType = "com.apple.product-type.framework";
          buildPhases = (S1); dependencies = (E1, E2); buildConfigurationList = L; };
        U = {isa = PBXNativeTarget; name = Base; productType = "com.apple.product-type.framework"; buildPhases = (S2); };
        O = {isa = PBXNativeTarget; name = Old; productType = "com.apple.product-type.framework"; buildPhases = (S3); };
        D = {isa = PBXNativeTarget; name = "Pods-Demo"; productType = "com.apple.product-type.framework"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = { PRODUCT_MODULE_NAME = FarKit; SWIFT_VERSION = 4.2; }; };
        E1 = {isa = PBXTargetDependency; target = U; };
        E2 = {isa = PBXTargetDependency; target = O; };
        S1 = {isa = PBXSourcesBuildPhase; files = (F1); };
        S2 = {isa = PBXSourcesBuildPhase; files = (F2); };
        S3 = {isa = PBXSourcesBuildPhase; files = (F3); };
        F1 = {isa = PBXBuildFile; fileRef = A; };
        F2 = {isa = PBXBuildFile; fileRef = B; };
        F3 = {isa = PBXBuildFile; fileRef = M; };
      }; rootObject = P; }
      """)
    let project = try application(in: folder, pods: "  pod 'Far/Core', '~> 1.0'\n  pod 'Old'\n")
    XCTAssertTrue(try XCTUnwrap(project.target("Demo")).dependencies.contains("Far-iOS"))
    let far = try XCTUnwrap(project.target("Far-iOS"))
    XCTAssertEqual(far.moduleName, "FarKit")
    XCTAssertEqual(far.swiftVersion, "4.2")
    XCTAssertEqual(far.sources, [folder.path + "/Pods/Far/Sources/Far.swift"])
    XCTAssertEqual(far.implicitImports, ["UIKit"])
    XCTAssertEqual(far.dependencies, ["Base"])
    XCTAssertNotNil(project.target("Base"))
    XCTAssertNil(project.target("Old"))
    XCTAssertTrue(project.notes.contains { $0.message.contains("pod Old is left out") })
    XCTAssertNil(project.target("Pods-Demo"))
  }

  func testThePodsProjectMayBeMissing() throws {
    let folder = try TemporaryFolder()
    try folder.write("Pods/Far/Sources/Far.swift")
    try folder.write("Pods/Far/Assets/a.json", "{}")
    let project = try application(in: folder, pods: "  pod 'Far'\n")
    let far = try XCTUnwrap(project.target("Far"))
    XCTAssertEqual(far.sources, [folder.path + "/Pods/Far/Sources/Far.swift"])
    XCTAssertEqual(far.resources.map(\.destination), ["a.json"])
    XCTAssertTrue(try XCTUnwrap(project.target("Demo")).dependencies.contains("Far"))
  }

  /// Applications use libraries that are also packages. The repositories are known by the names of the pods.
  func testPodsThatAreNotInstalledArePackages() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Podfile.lock", "PODS:\n  - KeychainSwift (19.0.0)\n  - ReachabilitySwift (5.0.0)\n  - RxCocoa (6.1.0)\n")
    try folder.write(
      "Net/Net.podspec",
      """
      Pod::Spec.new do |s|
        s.name = 'Net'
        s.source_files = '*.swift'
        s.dependency 'KeychainSwift', '~> 19'
      end
      """)
    try folder.write("Net/Net.swift", "import KeychainSwift\n")
    let project = try application(
      in: folder,
      pods: "  pod 'RxSwift', '~> 6.0'\n  pod 'RxCocoa'\n  pod 'ReachabilitySwift'\n  pod 'Firebase'\n"
        + "  pod 'Own', :git => 'https://example.org/o/Own.git', :tag => '2.0.1'\n  pod 'Net', :path => 'Net'\n")
    let names = ["RxSwift", "Reachability.swift", "keychain-swift", "Own"]
    let packages = project.packages.filter { names.contains($0.ownerAndName?.name ?? "") }
    let requirements = Dictionary(uniqueKeysWithValues: packages.map { ($0.location, $0.requirement) })
    XCTAssertEqual(
      requirements,
      [
        "https://github.com/ReactiveX/RxSwift": .published(from: "6.0", below: "7"),
        "https://github.com/ashleymills/Reachability.swift": .published(from: "5.0.0", below: "5.0.0"),
        "https://github.com/evgenyneu/keychain-swift": .published(from: "19.0.0", below: "19.0.0"),
        "https://example.org/o/Own.git": .published(from: "2.0.1", below: "2.0.1"),
      ])
    let demo = try XCTUnwrap(project.target("Demo"))
    XCTAssertEqual(
      demo.products.filter { !["PP", "Lists"].contains($0) }.suffix(4), ["RxSwift", "RxCocoa", "Reachability", "Own"])
    XCTAssertTrue(demo.dependencies.contains("Net"))
    XCTAssertEqual(project.target("Net")?.products, ["KeychainSwift"])
    let missing = project.notes.map(\.message).filter { $0.hasPrefix("the pod") }
    XCTAssertEqual(missing.count, 1, "\(missing)")
    XCTAssertTrue(missing.first?.hasPrefix("the pod Firebase is left out") == true, "\(missing)")
  }

  // MARK: Pods with a place of their own

  /// A folder may contain other code than the published release.
  func testThePublishedReleaseDoesNotReplaceAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Local/Net.podspec", "Pod::Spec.new do |s|\n  s.dependency 'Hero'\n  s.source_files = '*.swift'\nend\n")
    try folder.write("Local/Net.swift")
    let project = try application(
      in: folder,
      pods: "  pod 'SnapKit', :path => 'Forks/SnapKit'\n  pod 'Kingfisher', :podspec => 'Kingfisher.podspec'\n"
        + "  pod 'Net', :path => 'Local'\n  pod 'Hero', :path => 'Forks/Hero'\n  pod 'Moya/RxSwift'\n")
    let names = project.packages.map(\.identity)
    for name in ["snapkit", "kingfisher", "hero", "moya"] { XCTAssertFalse(names.contains(name), name) }
    let missing = project.notes.map(\.message).filter { $0.hasPrefix("the pod") }
    XCTAssertEqual(
      missing,
      [
        "the pod Hero is left out: \(folder.path)/Forks/Hero contains no Hero.podspec with Swift files that can be read",
        "the pod Kingfisher is left out: the specification Kingfisher.podspec is not downloaded, and the folder Pods "
          + "contains no Swift files of the pod; run `pod install`",
        "the pod Moya is left out: the package does not contain Moya/RxSwift in the module Moya, and the folder Pods "
          + "contains no Swift files of it; run `pod install`",
        "the pod SnapKit is left out: \(folder.path)/Forks/SnapKit contains no SnapKit.podspec with Swift files that can be "
          + "read",
      ])
    let checker = Checker(names: NameSet(), frameworks: FrameworkModules(modules: []))
    let report = checker.check(project, targets: [try XCTUnwrap(project.target("Demo"))], packages: [])
    XCTAssertEqual(report.managers, [folder.path + "/Podfile"])
  }

  func testPlacesInRepositories() {
    let file = PodFile(
      """
      target 'App' do
        pod 'A', :git => 'https://example.org/o/A.git', :commit => '0a1b2c' # , :tag => '1.0'
        pod 'B', git: 'https://example.org/o/B.git', branch: 'main'
        pod 'C', :git => 'https://example.org/o/C.git', :tag => 'release-5'
        pod 'D', :git => 'https://example.org/o/D.git', :branch => 'main'
        pod 'E', :git => 'https://example.org/o/E.git'
        pod 'Hero', '>= 1.2', '< 2'
        pod 'Charts'
        pod 'SnapKit', '< 2.0'
      end
      """)
    let lock = PodLock(
      """
      PODS:
        - D (1.0)

      CHECKOUT OPTIONS:
        D:
          :commit: 3d4e5f
          :git: https://example.org/o/D.git
        "Quoted/Name":
          :git: "https://example.org/o/Q.git"
          :tag: v1.0
      """)
    XCTAssertEqual(lock.checkouts["Quoted/Name"], .init(repository: "https://example.org/o/Q.git", place: .tag("v1.0")))
    let packages = (file.pods["App"] ?? []).map { PublishedLibraries.package(of: $0, lock: lock) }
    XCTAssertEqual(
      packages.map { $0?.requirement },
      [
        .revision("0a1b2c"), .branch("main"), .revision("release-5"), .revision("3d4e5f"), .revision("HEAD"),
        .published(from: "1.2", below: "2"), .published(from: "0.0.0", below: "5.0.0"),
        .published(from: "0.0.0", below: "2.0"),
      ])
    XCTAssertEqual(packages.map { $0?.versionFile }, (0..<8).map { $0 == 3 ? "Podfile.lock" : "Podfile" })
  }

  func testRequirements() {
    func range(_ text: String) -> String {
      let (from, below) = PublishedLibraries.range(text)
      return "\(from) \(below ?? "-")"
    }
    XCTAssertEqual(range("< 2.0"), "0.0.0 2.0")
    XCTAssertEqual(range("<= 2.0"), "0.0.0 2.0.1")
    XCTAssertEqual(range("< 2, >= 1"), "1 2")
    XCTAssertEqual(range("~> 1.2, >= 1.4.1"), "1.4.1 2")
    XCTAssertEqual(range("!= 1.3"), "0.0.0 -")
    XCTAssertEqual(range("= 1.3"), "1.3 1.3")
    XCTAssertEqual(range(">= 1.0, 1.3"), "1.3 1.3")
  }

  /// The pods that a pod of the repository needs may be in the folder `Pods`, or have requirements.
  func testDependenciesOfAPodInTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write("Pods/Far/Far.swift")
    try folder.write("Other/Core.podspec", "Pod::Spec.new do |s|\n  s.source_files = '*.swift'\nend\n")
    try folder.write("Other/Core.swift")
    try folder.write(
      "Net/Net.podspec",
      """
      Pod::Spec.new do |s|
        s.source_files = '*.swift'
        s.dependency 'Far'
        s.dependency 'Core'
        s.dependency 'RxSwift', '~> 5'
        s.dependency 'Unknown', '~> 1.0'
        s.osx.dependency 'Desktop'
      end
      """)
    try folder.write("Net/Net.swift")
    let project = try application(in: folder, pods: "  pod 'Net', :path => 'Net'\n  pod 'Core', :path => 'Other'\n")
    let net = try XCTUnwrap(project.target("Net"))
    XCTAssertEqual(net.dependencies, ["Far", "Core"])
    XCTAssertEqual(net.products, ["RxSwift"])
    XCTAssertEqual(
      project.packages.first { $0.identity == "rxswift" }?.requirement, .published(from: "5", below: "6"))
    let missing = project.notes.map(\.message).filter { $0.hasPrefix("the pod") }
    XCTAssertEqual(
      missing,
      ["the pod Unknown is left out: pods are not downloaded, and the folder Pods contains no Swift files of it"])
  }
}
