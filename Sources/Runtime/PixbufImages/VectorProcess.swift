import CoreGraphics
import Foundation
import RuntimeInterface

/// Draws SVG files of users in processes of their own, with limits for time and memory.
///
/// librsvg draws a file of a few hundred bytes for hours if its elements use each other or have filters, and drawing
/// cannot be cancelled. The process is the program itself: `VectorWorker` runs in it before `main`.
struct VectorProcess: Sendable {
  /// The environment variable with which a program is started to draw. Its value is the size, such as "640x480".
  static let variable = "TESSERA_VECTOR_WORKER"

  /// The path of the program, which calls `VectorWorker.runIfRequested` before `main`.
  let program: String
  /// The environment of the process.
  var environment = ProcessInfo.processInfo.environment
  /// The processor time for drawing, in whole seconds, and the time for reading the pixels.
  var timeLimit = 10

  /// Draws a file.
  ///
  /// - Parameters:
  ///   - file: The file. The process gets the open file, not its path.
  ///   - width: The width of the result in pixels.
  ///   - height: The height of the result in pixels.
  /// - Returns: The pixels.
  /// - Throws: An `ImageError` with the reason, such as a time that is exceeded.
  func draw(_ file: RegularFile, width: Int, height: Int) throws -> PixelBuffer {
    var descriptors: [Int32] = [-1, -1]
    // Glibc's module for Swift has no `pipe2`, and a pipe that becomes private later may be inherited by another process.
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &descriptors) == 0 else {
      throw ImageError("\(FileError(errno))", dependsOnSystem: true)
    }
    let process: pid_t
    do {
      defer { close(descriptors[1]) }
      process = try file.withDescriptor { try spawn(reading: $0, writing: descriptors[1], width, height) }
    } catch {
      close(descriptors[0])
      throw error
    }
    let answer = Answer(descriptors[0], limit: 1 + width * height * 4, seconds: timeLimit * 2)
    close(descriptors[0])
    // A process that has answered ends by itself. This has no effect on it.
    if !answer.isComplete { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if let pixels = answer.pixels(width, height) { return pixels }
    if let reason = answer.reason { throw ImageError(reason) }
    let signal = status & 0x7F
    // The kernel ends a process at its limit of processor time. If the time by the clock passes before, the machine is busy.
    if !answer.isComplete || [SIGKILL, SIGXCPU].contains(signal) {
      throw ImageError(
        "drawing the SVG image takes longer than \(timeLimit) seconds, or more memory than is allowed",
        dependsOnSystem: !answer.isComplete)
    }
    let ending = signal > 0 ? "by signal \(signal)" : "without an answer"
    throw ImageError("the SVG image cannot be drawn: the drawing process ended \(ending)")
  }

  private func spawn(reading input: Int32, writing output: Int32, _ width: Int, _ height: Int) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    // librsvg and GLib write warnings about damaged files.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of Dispatch block signals, and a process inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var environment = environment
    environment[Self.variable] = "\(width)x\(height)x\(timeLimit)"
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let arguments = [strdup("vector-worker"), nil]
    defer { for text in variables + arguments { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, arguments, variables)
    guard code == 0 else {
      throw ImageError("SVG images cannot be drawn: \(program): \(FileError(code))", dependsOnSystem: true)
    }
    return process
  }

  /// The answer of the process: "P" and the rows of pixels, or "E" and the reason.
  private struct Answer {
    private var bytes: [UInt8] = []
    /// Indicates whether the process has closed its output in time.
    private(set) var isComplete = false

    init(_ descriptor: Int32, limit: Int, seconds: Int) {
      let end = DispatchTime.now() + .seconds(seconds)
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while bytes.count <= limit {
        let now = DispatchTime.now()
        guard now < end else { return }
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&state, 1, Int32((end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) + 1)
        if ready < 0 && errno != EINTR { return }
        guard ready > 0 else { continue }
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 {
          isComplete = count == 0
          return
        }
        bytes += chunk[..<count]
      }
    }

    var reason: String? {
      isComplete && bytes.first == UInt8(ascii: "E") ? String(decoding: bytes.dropFirst(), as: UTF8.self) : nil
    }

    func pixels(_ width: Int, _ height: Int) -> PixelBuffer? {
      guard isComplete, bytes.first == UInt8(ascii: "P"), bytes.count == 1 + width * height * 4 else { return nil }
      let pixels = PixelBuffer(width: width, height: height)
      bytes.withUnsafeBytes { source in
        for row in 0..<height {
          (pixels.base + row * pixels.bytesPerRow).copyMemory(
            from: source.baseAddress! + 1 + row * width * 4, byteCount: width * 4)
        }
      }
      return pixels
    }
  }
}
