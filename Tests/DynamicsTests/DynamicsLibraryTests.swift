import Foundation
import Glibc
import UIKit
import UIKitTesting
import XCTest

/// Box2D is loaded when an animator first needs it, but not in every program that links UIKit.
@preconcurrency @MainActor
final class DynamicsLibraryTests: XCTestCase {
  func testPrograms_doNotLoadBox2DAtTheirStart() throws {
    // The libraries that the dynamic linker loads at the start of this program, which links all of UIKit.
    let program = Process()
    program.executableURL = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe").fileURL
    program.environment = ["LD_TRACE_LOADED_OBJECTS": "1"]
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    program.waitUntilExit()
    let libraries = String(decoding: data, as: UTF8.self)
    XCTAssertTrue(libraries.contains("libcairo"), "the list of libraries: \(libraries)")
    XCTAssertFalse(libraries.contains("libbox2d"), "the list of libraries: \(libraries)")
  }

  func testAnAnimator_loadsBox2D() throws {
    let stage = Stage()
    defer { stage.close() }
    stage.animator.addBehavior(UIGravityBehavior(items: [stage.box(200, 50, 20)]))
    stage.app.advance(by: 0.1)
    // Succeeds only if the library is already loaded. (/proc/self/maps is not read atomically and can change
    // meanwhile.)
    let library = dlopen("libbox2d.so.2", RTLD_NOW | RTLD_NOLOAD)
    XCTAssertNotNil(library, "Box2D is not loaded")
    if let library { dlclose(library) }
  }
}

extension String {
  fileprivate var fileURL: URL { URL(fileURLWithPath: self) }
}
