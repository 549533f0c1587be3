import CoreGraphics
import Foundation
import RuntimeInterface

/// The process that draws an SVG file for `VectorProcess`. It reads the file from standard input, and writes the pixels or the
/// reason for an error to standard output.
package enum VectorWorker {
  /// The maximum memory of the process in bytes, without that of shared libraries.
  private static let memoryLimit: rlim_t = 1 << 30
  private static let descriptorLimit: rlim_t = 64

  /// Draws and ends the process if it was started for that. Call it before `main`.
  package static func runIfRequested() {
    guard let text = getenv(VectorProcess.variable) else { return }
    let numbers = String(cString: text).split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ (1...1 << 20).contains($0) }) else { _exit(EXIT_FAILURE) }
    limit(seconds: rlim_t(numbers[2]))
    let bytes: [UInt8]
    do { bytes = [UInt8(ascii: "P")] + (try draw(numbers[0], numbers[1])) } catch {
      bytes = [UInt8(ascii: "E")] + Array("\(error)".utf8)
    }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress! + written, $0.count - written) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { _exit(EXIT_FAILURE) }
      written += count
    }
    _exit(EXIT_SUCCESS)
  }

  /// Sets the limits of the process. It also writes no files.
  private static func limit(seconds: rlim_t) {
    let limits: [(__rlimit_resource, rlim_t)] = [
      (RLIMIT_CPU, seconds), (RLIMIT_DATA, memoryLimit), (RLIMIT_FSIZE, 0), (RLIMIT_CORE, 0),
      (RLIMIT_NOFILE, descriptorLimit),
    ]
    for (resource, value) in limits {
      var limit = rlimit(rlim_cur: value, rlim_max: value)
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
    for descriptor in Int32(STDERR_FILENO + 1)..<1024 { close(descriptor) }
  }

  private static func draw(_ width: Int, _ height: Int) throws -> [UInt8] {
    var info = stat()
    guard fstat(STDIN_FILENO, &info) == 0, (0...VectorHeader.maximumFileSize).contains(Int(info.st_size)) else {
      throw ImageError("the SVG image cannot be read")
    }
    var data = Data(count: Int(info.st_size))
    let count = data.withUnsafeMutableBytes { pread(STDIN_FILENO, $0.baseAddress, $0.count, 0) }
    guard count == data.count else { throw ImageError("the SVG image cannot be read") }
    let pixels = try VectorRenderer(width: width, height: height).draw(ByteReader(.data(data)))
    guard pixels.width == width, pixels.height == height else {
      throw ImageError("the SVG image was drawn with another size")
    }
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, initialized in
      for row in 0..<height {
        UnsafeMutableRawBufferPointer(target).baseAddress?.advanced(by: row * width * 4).copyMemory(
          from: pixels.base + row * pixels.bytesPerRow, byteCount: width * 4)
      }
      initialized = width * height * 4
    }
  }
}
