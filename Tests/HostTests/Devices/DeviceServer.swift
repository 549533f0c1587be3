import Foundation
import XCTest

/// A real X server (Xorg) without a screen, with an emulated touchpad and touch screen.
@MainActor
final class DeviceServer {
  let display: TestDisplay
  let touchpad: EmulatedDevice
  let touchScreen: EmulatedDevice
  private let folder: URL

  /// Returns a server, or skips the test if it is not installed (`xserver-xorg-core` with `xserver-xorg-video-dummy`).
  static func make() throws -> DeviceServer {
    do { return try DeviceServer() } catch let problem as TestDisplay.Missing {
      throw XCTSkip("no X server with a touchpad: \(problem)")
    }
  }

  private init() throws {
    let usual = "/usr/lib/xorg/Xorg"
    let found = FileManager.default.isExecutableFile(atPath: usual) ? usual : TestDisplay.find("Xorg")
    guard let program = found else { throw TestDisplay.Missing(description: "Xorg is not installed") }
    let modules = URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("modules").path
    for module in ["drivers/dummy_drv.so", "input/inputtest_drv.so"]
    where !FileManager.default.fileExists(atPath: "\(modules)/\(module)") {
      throw TestDisplay.Missing(description: "there is no \(modules)/\(module)")
    }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-x-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      let file = folder.appendingPathComponent("xorg.conf")
      try DeviceServer.configuration(folder.path).write(to: file, atomically: true, encoding: .utf8)
      display = try TestDisplay(
        program: program,
        arguments: [
          "-displayfd", "1", "-config", file.path, "-modulepath", modules, "-logfile",
          folder.appendingPathComponent("log").path, "-novtswitch", "-sharevts", "-nolisten", "tcp", "-terminate",
        ])
      touchpad = try EmulatedDevice(path: folder.appendingPathComponent("pad").path)
      touchScreen = try EmulatedDevice(path: folder.appendingPathComponent("screen").path)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  func end() {
    display.end()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func configuration(_ folder: String) -> String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoAddGPU" "false"
    EndSection
    Section "Device"
      Identifier "card"
      Driver "dummy"
      VideoRam 16384
    EndSection
    Section "Monitor"
      Identifier "monitor"
      HorizSync 28-80
      VertRefresh 48-75
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "card"
      Monitor "monitor"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "1280x800"
        Virtual 1280 800
      EndSubSection
    EndSection
    Section "InputDevice"
      Identifier "pad"
      Driver "inputtest"
      Option "SocketPath" "\(folder)/pad"
      Option "DeviceType" "PointerGesture"
    EndSection
    Section "InputDevice"
      Identifier "touch"
      Driver "inputtest"
      Option "SocketPath" "\(folder)/screen"
      Option "DeviceType" "Touch"
    EndSection
    Section "InputDevice"
      Identifier "keys"
      Driver "inputtest"
      Option "SocketPath" "\(folder)/keys"
      Option "DeviceType" "Keyboard"
    EndSection
    Section "ServerLayout"
      Identifier "layout"
      Screen "screen"
      InputDevice "pad" "CorePointer"
      InputDevice "keys" "CoreKeyboard"
      InputDevice "touch" "SendCoreEvents"
    EndSection
    """
  }
}
