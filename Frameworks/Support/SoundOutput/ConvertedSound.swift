import Foundation

/// Sounds in formats that libsndfile does not read, such as AAC in M4A files. The program `ffmpeg` converts them, if it is installed.
enum ConvertedSound {
  /// Returns a source that libsndfile reads.
  ///
  /// - Parameter source: The source of the application.
  /// - Returns: `source`, or the converted data.
  /// - Throws: A `SoundError` that names the file. If `ffmpeg` is not installed, the error names it.
  static func readable(_ source: SoundSource) throws -> SoundSource {
    do {
      _ = try SoundFile(source)
      return source
    } catch SoundError.unknownFormat(let reason) {
      guard isMPEG4(source) else { throw SoundError.unknownFormat(reason) }
      return .data(try convert(source))
    }
  }

  /// Returns whether a source begins like an MPEG-4 or ADTS file.
  private static func isMPEG4(_ source: SoundSource) -> Bool {
    guard let descriptor = try? source.open() else { return false }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: 12)
    guard read(descriptor, &start, 12) == 12 else { return false }
    return start[4..<8].elementsEqual("ftyp".utf8) || start[0] == 0xFF && start[1] & 0xF6 == 0xF0
  }

  private static func convert(_ source: SoundSource) throws -> Data {
    let input = FileHandle(fileDescriptor: try source.open(), closeOnDealloc: true)
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      // Without the first option, the program would read keys of its user from the sound, which is its standard input.
      "ffmpeg", "-nostdin", "-v", "error", "-i", "/dev/fd/0", "-vn", "-f", "au", "-c:a", "pcm_s16be",
      "-fs", "\(maximumBytes)", "-",
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw missing(source) }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !data.isEmpty else { throw missing(source) }
    return data
  }

  /// The size of the longest converted sound: 25 minutes in stereo.
  private static let maximumBytes = 256 << 20

  private static func missing(_ source: SoundSource) -> SoundError {
    .unavailable("\(source.name): AAC is played if the program ffmpeg is installed and can read the file")
  }
}
