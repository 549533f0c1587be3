import BoxPhysics
import CairoDrawing
import CoreGraphics
import DesktopPortal
import Foundation
import HeadlessHost
import InitializerCalls
import PangoText
import PixbufImages
import RuntimeInterface
import SoftwareCompositor
import SwiftABI
import UIKit
import UITestHost
import WebHost
import WindowHost

/// Registers the platform-specific engines with the portable modules.
///
/// A C constructor (`RuntimeStart`) calls this function before `main`. Therefore, the function only stores closures. The function does
/// not open, load, measure or hash anything (see `HostRegistry`).
@_cdecl("tessera_register_runtime")
func registerRuntime() {
  InitializerDispatch.register()
  Drawing.makeEngine = { CairoEngine() }
  Runtime.makeTextEngine = { PangoTextEngine() }
  // The program itself, which calls `drawVectorIfRequested()` before `main`.
  Runtime.makeImageCodec = { PixbufImageCodec(vectorProgram: "/proc/self/exe") }
  Runtime.makePhysicsWorld = { BoxPhysicsWorld() }
  Runtime.hosts["headless"] = { HeadlessHost(isStepped: false) }
  Runtime.makeImplicitHost = { HeadlessHost(isStepped: false, compositesOnDemand: true) }
  Runtime.makePortal = { Portal(environment: $0) }
  SoftwareCompositing.register()
  Rendering.startFrames = { UIApplication.shared.implicitApplication.schedule() }
  Rendering.turnPool = { TurnPool.current }
  Runtime.hosts["window"] = { try WindowHost() }
  Runtime.hosts[UITestHost.name] = { try UITestHost.make() }
  Runtime.hosts["web"] = { try WebHost() }
}

/// Draws an SVG file and ends the process, if the process was started for that (`VectorProcess`).
@_cdecl("tessera_draw_vector_if_requested")
func drawVectorIfRequested() { VectorWorker.runIfRequested() }

/// Runs the main run loop, which also runs the main queue, until the process ends (`MainActor.c`).
@_cdecl("tessera_run_main_run_loop")
func runMainRunLoop() -> Never {
  // The main run loop always waits for the main queue, so this does not repeat without a cause.
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}
