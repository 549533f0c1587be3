import Foundation

/// The machine's audio output: two channels of 48,000 samples per second. The methods are called on one queue.
///
/// The functions are those of `SDL_audio.h` of SDL 2.
final class AudioDevice {
  /// The number of samples per second and channel.
  static let sampleRate = 48_000
  /// The number of bytes of one sample of both channels.
  static let bytesPerFrame = 8

  private typealias InitSubsystem = @convention(c) (UInt32) -> CInt
  private typealias QuitSubsystem = @convention(c) (UInt32) -> Void
  private typealias OpenDevice =
    @convention(c) (
      UnsafePointer<CChar>?, CInt, UnsafeRawPointer, UnsafeMutableRawPointer?, CInt
    ) -> UInt32
  private typealias PauseDevice = @convention(c) (UInt32, CInt) -> Void
  private typealias CloseDevice = @convention(c) (UInt32) -> Void
  private typealias QueueAudio = @convention(c) (UInt32, UnsafeRawPointer, UInt32) -> CInt
  private typealias QueuedSize = @convention(c) (UInt32) -> UInt32
  private typealias ErrorText = @convention(c) () -> UnsafePointer<CChar>

  /// The functions of SDL that play sounds.
  private struct Library: Sendable {
    static let shared = Library()
    let initSubsystem: InitSubsystem
    let quitSubsystem: QuitSubsystem
    let openDevice: OpenDevice
    let pauseDevice: PauseDevice
    let closeDevice: CloseDevice
    let queueAudio: QueueAudio
    let queuedSize: QueuedSize
    let clearQueue: CloseDevice
    let errorText: ErrorText

    private init?() {
      guard let library = SharedLibrary("libSDL2-2.0.so.0"),
        let initSubsystem = library.function("SDL_InitSubSystem", InitSubsystem.self),
        let quitSubsystem = library.function("SDL_QuitSubSystem", QuitSubsystem.self),
        let openDevice = library.function("SDL_OpenAudioDevice", OpenDevice.self),
        let pauseDevice = library.function("SDL_PauseAudioDevice", PauseDevice.self),
        let closeDevice = library.function("SDL_CloseAudioDevice", CloseDevice.self),
        let queueAudio = library.function("SDL_QueueAudio", QueueAudio.self),
        let queuedSize = library.function("SDL_GetQueuedAudioSize", QueuedSize.self),
        let clearQueue = library.function("SDL_ClearQueuedAudio", CloseDevice.self),
        let errorText = library.function("SDL_GetError", ErrorText.self)
      else { return nil }
      self.initSubsystem = initSubsystem
      self.quitSubsystem = quitSubsystem
      self.openDevice = openDevice
      self.pauseDevice = pauseDevice
      self.closeDevice = closeDevice
      self.queueAudio = queueAudio
      self.queuedSize = queuedSize
      self.clearQueue = clearQueue
      self.errorText = errorText
    }
  }

  /// `SDL_INIT_AUDIO`.
  private static let audioSubsystem: UInt32 = 0x10

  private let library: Library
  private let device: UInt32

  /// Opens the default output.
  ///
  /// - Throws: A `SoundError` with SDL's reason, such as that there is no device.
  init() throws {
    guard let library = Library.shared else { throw SoundError.unreadable("SDL (libsdl2-2.0-0) is not installed") }
    guard library.initSubsystem(Self.audioSubsystem) == 0 else {
      throw SoundError.unreadable(String(cString: library.errorText()))
    }
    // SDL_AudioSpec: the frequency (4 bytes), the format (2), the channels (1), silence (1), the samples of a buffer (2), padding (2),
    // the size (4), the callback (8), which is null for queued samples, and its data (8).
    let wanted = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 8)
    defer { wanted.deallocate() }
    memset(wanted, 0, 32)
    let floatSamples: UInt16 = 1.littleEndian == 1 ? 0x8120 : 0x9120
    wanted.storeBytes(of: Int32(Self.sampleRate), as: Int32.self)
    wanted.storeBytes(of: floatSamples, toByteOffset: 4, as: UInt16.self)
    wanted.storeBytes(of: 2, toByteOffset: 6, as: UInt8.self)
    wanted.storeBytes(of: 1024, toByteOffset: 8, as: UInt16.self)
    // Without allowed changes, SDL converts the samples for devices of other formats.
    let device = library.openDevice(nil, 0, wanted, nil, 0)
    guard device != 0 else {
      let reason = String(cString: library.errorText())
      library.quitSubsystem(Self.audioSubsystem)
      throw SoundError.unreadable(reason)
    }
    self.library = library
    self.device = device
    library.pauseDevice(device, 0)
  }

  deinit {
    library.closeDevice(device)
    // SDL counts the uses of a part of it.
    library.quitSubsystem(Self.audioSubsystem)
  }

  /// The number of samples of a channel that are queued and not yet played.
  var queuedFrameCount: Int { Int(library.queuedSize(device)) / Self.bytesPerFrame }

  /// Adds samples to the queue, with the channels side by side.
  ///
  /// - Returns: `false` if the output does not take them any more.
  func queue(_ samples: UnsafeBufferPointer<Float>) -> Bool {
    guard let base = samples.baseAddress else { return true }
    return library.queueAudio(device, base, UInt32(samples.count * MemoryLayout<Float>.size)) == 0
  }

  /// Removes the samples that are queued.
  func clear() { library.clearQueue(device) }
}
