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
    XCTAssertEqual(specification.resources, ["Assets/*.png"])
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
}
